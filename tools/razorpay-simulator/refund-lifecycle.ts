import type { PaymentEntity, RefundEntity } from "./entities.ts";
import { badRequest } from "./errors.ts";
import { randomTail } from "./ids.ts";
import type { Simulator } from "./simulator.ts";

/** A part leaves the payment captured; the whole makes it refunded. Its order stays paid. */
export function markRefunded(payment: PaymentEntity): void {
  const all = payment.amount_refunded >= payment.amount;
  payment.refund_status = payment.amount_refunded === 0 ? null : all ? "full" : "partial";
  payment.status = all ? "refunded" : "captured";
}

/** The end of a pending refund. A failed one gives its amount back to what can be refunded. */
export function settleRefund(
  simulator: Simulator,
  refund: RefundEntity,
  outcome: "processed" | "failed",
): void {
  if (refund.status !== "pending") throw badRequest(`This refund is already ${refund.status}`);
  const payment = simulator.state.payment(refund.payment_id);
  refund.status = outcome;
  if (outcome === "processed") {
    refund.speed_processed = refund.speed_requested === "optimum" ? "instant" : "normal";
    refund.acquirer_data.arn = randomTail().toUpperCase();
  } else {
    payment.amount_refunded -= refund.amount;
    markRefunded(payment);
  }
  simulator.webhooks.emit(`refund.${outcome}`, { refund, payment });
}
