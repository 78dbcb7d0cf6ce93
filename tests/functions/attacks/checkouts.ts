import { ROLES } from "@niyamdesk/domain/base/roles";
import type { checkoutInputs } from "@niyamdesk/domain/checkouts/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";
import { wish } from "../wish.ts";

const PAID = {
  checkout_id: "chk_1",
  razorpay_payment_id: `pay_${"A".repeat(14)}`,
  razorpay_order_id: `order_${"A".repeat(14)}`,
  razorpay_signature: "a".repeat(64),
};

export default {
  createCheckout: {
    by: ["client_user"],
    input: wish(),
    harmful: fc.record({ service_id: id, plan_id: id }).map((ids) => wish(ids)),
  },
  verifyPayment: {
    by: ROLES,
    input: PAID,
    harmful: fc.record({ checkout_id: id }).map((ids) => ({ ...PAID, ...ids })),
  },
  checkPayment: {
    by: ROLES,
    input: { checkout_id: "chk_1" },
    harmful: fc.record({ checkout_id: id }),
  },
  putCheckoutAway: {
    by: ["client_user"],
    input: { checkout_id: "chk_1" },
    harmful: fc.record({ checkout_id: id }),
  },
} satisfies Attacks<typeof checkoutInputs>;
