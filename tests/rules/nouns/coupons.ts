import type { Coupon, CouponUse } from "@niyamdesk/domain/coupons/coupon";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent } from "../sample.ts";

const coupon = (_: Belonging, id: string): Sent<Coupon> => ({
  ...{ code: id, discount: { kind: "percent", percent: 10 }, from: null, until: null, services: [] },
  ...{
    most_uses: 100,
    most_per_person: 1,
    least_price_paise: null,
    status: "active",
    note: "Diwali",
    uses: 1,
  },
  ...{ created_at: now, updated_at: now },
});

const use = ({ client }: Belonging, id: string): Sent<CouponUse> => ({
  ...{ id, code: "WELCOME10", price_paise: 149_900, discount_paise: 15_000, user_id: client, part: 0 },
  client_name: "Asha Rao",
  ...{ service_name: "GST registration", plan_name: "Standard", status: "used", order_id: "ORD-1" },
  ...{ created_at: now, updated_at: now },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
coupon_uses                  -----      -----      GL---  -----      -----  -----       -----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
coupons                      -----    -----      -----      GL---  -----      -----  -----       -----          -----
coupon_uses                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    coupons: { collection: () => "coupons", stored: coupon, change: () => ({ note: "rewritten" }) },
    coupon_uses: {
      collection: () => "coupon_uses",
      stored: use,
      change: () => ({ status: "returned" }),
      filter: ({ client }) => ["user_id", "==", client],
    },
  },
} satisfies NounRules;
