import { type CheckoutStatus, isPayable } from "@niyamdesk/domain/checkouts/checkout";
import { withAttempt } from "../../../checkouts/attempts.ts";
import { backOf } from "../../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../../platform/clock.ts";
import { checkoutRef } from "../../../platform/refs.ts";
import { FIRST_LOOK_PAID_MS } from "../../next-look.ts";
import type { Effect, Fulfilment, Hold, Sale } from "../facts.ts";
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

/** There was nothing to pay, so nobody has to be asked about it. */
export const markCheckoutFree: Effect<Sale> = (unit, { checkout, orderId, paid }) =>
  unit.update(checkoutRef(checkout.id), {
    ...{ status: "paid", order_id: orderId, payment_id: null, paid_at: paid },
    ...{ next_check_at: null, updated_at: timestamp() },
  });

export const holdCheckout: Effect<Hold> = (unit, { payment, checkout, reason }) => {
  if (checkout === null) return;
  const isBack = backOf(payment) >= payment.amount;
  const isAsked = reason === "possible_duplicate" && backOf(payment) === 0;
  unit.update(checkoutRef(checkout.id), {
    status: isBack ? over(checkout.status) : held(checkout.status),
    ...(isAsked ? { asked: true } : {}),
    attempts: withAttempt(checkout.attempts, payment, "captured"),
    updated_at: timestamp(),
  });
};

/** A paid checkout stays paid, whatever else arrives for it. */
function held(status: CheckoutStatus): CheckoutStatus {
  return status === "paid" ? status : "held";
}

/** Money that went back before we heard of it holds nothing; the checkout it was paid through is through. */
function over(status: CheckoutStatus): CheckoutStatus {
  return isPayable(status) ? "expired" : status;
}
