import { COUPON_USES } from "@niyamdesk/domain/coupons/queries";
import { type Kept, ownedBy } from "../kept.ts";

const use = {
  code: "WELCOME10",
  price_paise: 149_900,
  discount_paise: 15_000,
  part: null,
  client_name: "Asha Rao",
};

export default {
  records: (owner) => ({
    [`${COUPON_USES}/chk_used_${owner.uid}`]: {
      ...ownedBy(owner),
      ...use,
      status: "used",
      order_id: owner.order,
    },
    [`${COUPON_USES}/chk_back_${owner.uid}`]: {
      ...ownedBy(owner),
      ...use,
      status: "returned",
      order_id: null,
    },
  }),
  exported: () => ({ coupons: [{ code: "WELCOME10" }, { code: "WELCOME10" }] }),
} satisfies Kept;
