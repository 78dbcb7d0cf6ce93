import type { PaymentEntity, RefundEntity } from "./entities.ts";
import { badRequest } from "./errors.ts";
import { newId, randomTail } from "./ids.ts";
import type { Simulator } from "./simulator.ts";
import { nowSeconds } from "./state.ts";

/** A part leaves the payment captured; the whole makes it refunded. Its order stays paid. */
export function markRefunded(payment: PaymentEntity): void {
  const all = payment.amount_refunded >= payment.amount;
  payment.refund_status = payment.amount_refunded === 0 ? null : all ? "full" : "partial";
  payment.status = all ? "refunded" : payment.captured ? "captured" : "authorized";
}

export interface RefundWishes {
  amount: number;
  notes?: RefundEntity["notes"];
  receipt?: string | null;
  speed?: RefundEntity["speed_requested"];
}

/** A refund that is accepted and announced; the bank's part comes at once unless the account says otherwise. */
export function announceRefund(
  simulator: Simulator,
  payment: PaymentEntity,
  { amount, notes = [], receipt = null, speed = "normal" }: RefundWishes,
): RefundEntity {
  const refund: RefundEntity = {
    id: newId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    receipt,
    acquirer_data: { arn: null },
    created_at: nowSeconds(),
    batch_id: null,
    status: "pending",
    speed_requested: speed,
    speed_processed: null,
  };
  payment.amount_refunded += refund.amount;
  markRefunded(payment);
  simulator.state.refunds.set(refund.id, refund);
  simulator.webhooks.emit("refund.created", { refund, payment });
  if (simulator.refundMode === "at-once") settleRefund(simulator, refund, "processed");
  if (simulator.refundMode === "fail") settleRefund(simulator, refund, "failed");
  return refund;
}

/** What Razorpay does by itself with money that nobody captured: a refund of all of it; `captured` stays false. */
export function giveBackUncaptured(simulator: Simulator, payment: PaymentEntity): RefundEntity {
  return announceRefund(simulator, payment, { amount: payment.amount - payment.amount_refunded });
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
