import type { couponInputs } from "@niyamdesk/domain/coupons/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const terms = {
  ...{ code: "ATTACK10", discount: { kind: "percent", percent: 10 }, from: null, until: null },
  ...{ most_uses: 5, most_per_person: 1, services: [], least_price_paise: null, note: "Of an attack" },
} as const;

export default {
  saveCoupon: { by: ["admin"], input: { terms: { ...terms, services: [] }, seen_at: null } },
  stopCoupon: { by: ["admin"], input: { code: "ATTACK10", reason: "Of an attack" } },
  lookAtCoupon: {
    by: ["client_user"],
    input: { code: "ATTACK10", service_id: "gst-registration", plan_id: "standard" },
    harmful: fc.record({ service_id: id, plan_id: id }).map((ids) => ({ code: "ATTACK10", ...ids })),
  },
  placeFreeOrder: {
    by: ["client_user"],
    input: { checkout_id: "chk_1" },
    harmful: fc.record({ checkout_id: id }),
  },
  printFreeOrder: {
    by: ["admin", "client_user"],
    input: { order_id: "ORD-1" },
    harmful: fc.record({ order_id: id }),
  },
} satisfies Attacks<typeof couponInputs>;
