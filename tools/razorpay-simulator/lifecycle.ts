import type { PaymentEntity, PaymentFailure } from "./entities.ts";
import { badRequest } from "./errors.ts";
import { feeFor } from "./fee.ts";
import { giveBackUncaptured } from "./refund-lifecycle.ts";
import type { Simulator } from "./simulator.ts";

/** A payment's moves, each with the events Razorpay sends for it. `notify: false` keeps the events back. */

export function authorise(simulator: Simulator, payment: PaymentEntity, notify = true): void {
  payment.status = "authorized";
  for (const key of [
    "error_code",
    "error_description",
    "error_source",
    "error_step",
    "error_reason",
  ] as const)
    payment[key] = null;
  payment.acquirer_data = acquirerData(payment);
  if (notify) simulator.webhooks.emit("payment.authorized", { payment });
}

/** Only an authorised payment; the order becomes paid and stays so. */
export function capture(simulator: Simulator, payment: PaymentEntity, notify = true): void {
  if (payment.captured) throw badRequest("This payment has already been captured");
  if (payment.status !== "authorized")
    throw badRequest("Only payments which have been authorized and not yet captured can be captured");
  // Where the customer bears the fee, it is reckoned on the order and stands on top of it.
  const order = payment.order_id === null ? null : simulator.state.order(payment.order_id).entity;
  const isOnTop = simulator.feeBearer === "customer" && order !== null;
  const charge = feeFor(isOnTop ? order.amount : payment.amount);
  Object.assign(payment, { ...charge, status: "captured", captured: true, base_amount: payment.amount });
  if (notify) simulator.webhooks.emit("payment.captured", { payment });
  if (order === null) return;
  order.status = "paid";
  order.amount_paid = payment.amount - (isOnTop ? charge.fee : 0);
  order.amount_due = Math.max(0, order.amount - order.amount_paid);
  if (notify) simulator.webhooks.emit("order.paid", { payment, order });
}

/**
 * After the bank agreed: authorised, and captured as well when the order says so and is still unpaid. A second payment of an
 * order that is paid goes back at once.
 */
export function approve(simulator: Simulator, payment: PaymentEntity): void {
  authorise(simulator, payment);
  const order = payment.order_id === null ? null : simulator.state.order(payment.order_id);
  if (order?.entity.status === "paid") giveBackUncaptured(simulator, payment);
  else if (order?.autoCapture) capture(simulator, payment);
}

export function fail(
  simulator: Simulator,
  payment: PaymentEntity,
  failure: PaymentFailure,
  notify = true,
): void {
  payment.status = "failed";
  payment.error_code = failure.code;
  payment.error_description = failure.description;
  payment.error_source = failure.source;
  payment.error_step = failure.step;
  payment.error_reason = failure.reason;
  if (notify) simulator.webhooks.emit("payment.failed", { payment });
}

function acquirerData(payment: PaymentEntity): Record<string, string | null> {
  const number = String(Date.now()).slice(-12).padStart(12, "0");
  if (payment.method === "card") return { auth_code: number.slice(-6) };
  if (payment.method === "upi") return { rrn: number };
  return { bank_transaction_id: number.slice(-7) };
}
