import { timestamp } from "../../../platform/clock.ts";
import { withAttempt } from "../../checkout/attempts.ts";
import { FIRST_LOOK_PAID_MS } from "../../payments/next-look.ts";
import { checkoutRef } from "../../refs.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

export const markCheckoutPaid: Effect<Fulfilment> = (unit, { payment, checkout, orderId }) =>
  unit.update(checkoutRef(checkout.id), {
    status: "paid",
    order_id: orderId,
    payment_id: payment.id,
    paid_at: paidAt(payment),
    attempts: withAttempt(checkout.attempts, payment, "captured"),
    next_check_at: timestamp(unit.now() + FIRST_LOOK_PAID_MS),
    capturing: null,
    updated_at: timestamp(),
  });

/** A paid checkout stays paid, whatever else arrives for it. */
export const holdCheckout: Effect<Hold> = (unit, { payment, checkout }) => {
  if (checkout === null) return;
  unit.update(checkoutRef(checkout.id), {
    ...(checkout.status === "paid" ? {} : { status: "held" }),
    attempts: withAttempt(checkout.attempts, payment, "captured"),
    updated_at: timestamp(),
  });
};
