import type { DisputeEntity, PaymentEntity } from "./entities.ts";
import { badRequest } from "./errors.ts";
import type { Route } from "./http.ts";
import { newId } from "./ids.ts";
import { collection } from "./paging.ts";
import { announceRefund } from "./refund-lifecycle.ts";
import type { Simulator } from "./simulator.ts";
import { nowSeconds } from "./state.ts";

/** Banks answer within days; so long the merchant has. */
const ANSWER_WITHIN_S = 3 * 86_400;

export const disputeRoutes: readonly Route[] = [
  {
    on: "GET /v1/disputes",
    auth: "secret",
    handle: ({ state }, { query }) => ({ json: collection([...state.disputes.values()].reverse(), query) }),
  },
  {
    on: "GET /v1/disputes/:id",
    auth: "secret",
    handle: ({ state }, { params }) => ({ json: state.dispute(params.id ?? "") }),
  },
];

/** The customer's bank asks the money of a captured payment back. */
export function openDispute(
  simulator: Simulator,
  payment: PaymentEntity,
  wishes: { amount?: number | undefined; phase: DisputeEntity["phase"]; respondBy?: number | undefined },
): DisputeEntity {
  if (!payment.captured) throw badRequest("Only captured payments are disputed");
  const dispute: DisputeEntity = {
    id: newId("disp"),
    entity: "dispute",
    payment_id: payment.id,
    amount: wishes.amount ?? payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    gateway_dispute_id: null,
    reason_code: "goods_or_services_not_received_or_partially_received",
    respond_by: wishes.respondBy ?? nowSeconds() + ANSWER_WITHIN_S,
    status: "open",
    phase: wishes.phase,
    created_at: nowSeconds(),
  };
  simulator.state.disputes.set(dispute.id, dispute);
  simulator.webhooks.emit("payment.dispute.created", { payment, dispute });
  return dispute;
}

export const DISPUTE_MOVES = ["under_review", "action_required", "won", "lost", "closed"] as const;

/**
 * Its next step. One that is lost takes the money back: from the balance alone, or, unless told otherwise, by a refund of what is left of
 * the payment. Merchants see both.
 */
export function moveDispute(
  simulator: Simulator,
  dispute: DisputeEntity,
  { move, refunds }: { move: (typeof DISPUTE_MOVES)[number]; refunds: boolean },
): void {
  if (["won", "lost", "closed"].includes(dispute.status))
    throw badRequest(`This dispute is already ${dispute.status}`);
  const payment = simulator.state.payment(dispute.payment_id);
  dispute.status = move === "action_required" ? "open" : move;
  if (move === "lost") dispute.amount_deducted = dispute.amount;
  simulator.webhooks.emit(`payment.dispute.${move}`, { payment, dispute });
  if (move !== "lost" || !refunds) return;
  const left = Math.min(dispute.amount, payment.amount - payment.amount_refunded);
  if (left > 0) announceRefund(simulator, payment, { amount: left });
}
