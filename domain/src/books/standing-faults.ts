import { type Payment, type Refund, refundedPaise } from "../payments/payment.ts";
import type { RefundRequest } from "../refunds/refund-request.ts";
import { type Fault, faultOf } from "./finding.ts";

/**
 * What stands at a payment and waits for people: money that is held, refunds that did not arrive or are more than was paid, disputes that
 * are to be answered.
 *
 * @param requests what was asked back of it
 */
export function standingFaults(payment: Payment, requests: readonly RefundRequest[]): Fault[] {
  return [
    ...heldMoney(payment),
    ...payment.refunds.flatMap((refund) => failedRefund(payment, refund)),
    ...requests.flatMap((request) => refusedRequest(payment, request, requests)),
    ...refundedOver(payment),
    ...openDisputes(payment),
  ];
}

function about({ id, order_id, service }: Payment) {
  return { payment_id: id, order_id, service };
}

/** What is given back in full, or is about to be, is nobody's to decide any more. */
function heldMoney(payment: Payment): Fault[] {
  const left = leftOf(payment);
  if (payment.status !== "held" || left <= 0) return [];
  return [
    faultOf({
      ...{ kind: "held", cause: payment.id, ...about(payment), ours: payment.hold_reason },
      ...{ ours_paise: left, theirs_paise: payment.amount_paise, theirs: payment.currency },
      about_at: payment.date,
    }),
  ];
}

/** Until as much was sent once more, or nothing is left that could be. */
function failedRefund(payment: Payment, refund: Refund): Fault[] {
  if (refund.status !== "failed" || isSentAgain(payment, refund) || leftOf(payment) <= 0) return [];
  return [
    faultOf({
      ...{ kind: "refund_failed", cause: refund.id, ...about(payment), part_id: refund.id },
      ...{ ours_paise: refund.amount_paise, theirs: "failed", about_at: refund.created_at },
    }),
  ];
}

function isSentAgain({ refunds, asking_paise = 0 }: Payment, failed: Refund): boolean {
  if (asking_paise >= failed.amount_paise) return true;
  return refunds.some(
    ({ id, status, amount_paise, created_at }) =>
      id !== failed.id &&
      status !== "failed" &&
      amount_paise >= failed.amount_paise &&
      created_at.toMillis() >= failed.created_at.toMillis(),
  );
}

function refusedRequest(
  payment: Payment,
  request: RefundRequest,
  requests: readonly RefundRequest[],
): Fault[] {
  if (request.status !== "refused" || leftOf(payment) <= 0) return [];
  const isAskedAgain = requests.some(
    ({ status, amount_paise, created_at }) =>
      status !== "refused" &&
      amount_paise >= request.amount_paise &&
      created_at.toMillis() > request.created_at.toMillis(),
  );
  if (isAskedAgain) return [];
  return [
    faultOf({
      ...{ kind: "refund_refused", cause: request.id, ...about(payment), part_id: request.id },
      ...{ ours_paise: request.amount_paise, theirs: (request.refusal ?? "").slice(0, 300) },
      about_at: request.created_at,
    }),
  ];
}

/** Such as a transfer, and a refund from the provider's dashboard on top of it. */
function refundedOver(payment: Payment): Fault[] {
  const sent = payment.refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  if (sent <= payment.amount_paise) return [];
  return [
    faultOf({
      ...{ kind: "refunded_over", cause: payment.id, ...about(payment), about_at: payment.date },
      ...{ ours_paise: payment.amount_paise, theirs_paise: sent },
    }),
  ];
}

function openDisputes(payment: Payment): Fault[] {
  return (payment.disputes ?? [])
    .filter(({ status }) => status === "open" || status === "under_review")
    .map((dispute) =>
      faultOf({
        ...{ kind: "dispute", cause: dispute.id, ...about(payment), part_id: dispute.id },
        ...{ ours_paise: payment.amount_paise, theirs_paise: dispute.amount_paise, ours: dispute.status },
        ...{ theirs: dispute.reason_code || dispute.phase, due_at: dispute.respond_by },
        about_at: dispute.created_at,
      }),
    );
}

/** Paise of a payment that neither went back nor were asked back. */
function leftOf(payment: Payment): number {
  return payment.amount_paise - refundedPaise(payment) - (payment.asking_paise ?? 0);
}
