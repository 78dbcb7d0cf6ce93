import { isHeldHere } from "../payments/held-here.ts";
import type { Payment } from "../payments/payment.ts";
import { refundLeft, refundsToArrive } from "../payments/refund-left.ts";
import { owedOf } from "../refunds/owed.ts";
import type { RefundRequest } from "../refunds/refund-request.ts";
import { type Fault, faultOf } from "./finding.ts";

/**
 * What stands at a payment and waits for people: money that is held, refunds that did not arrive or are more than was paid, disputes that
 * are to be answered, and those that were lost: whether work on the order goes on is for people to say.
 *
 * @param requests what was asked back of it
 */
export function standingFaults(payment: Payment, requests: readonly RefundRequest[]): Fault[] {
  return [
    ...heldMoney(payment),
    ...unsent(payment, requests),
    ...refundedOver(payment),
    ...openDisputes(payment),
    ...lostDisputes(payment),
  ];
}

function about({ id, order_id, service }: Payment) {
  return { payment_id: id, order_id, service };
}

/** What is given back in full, or is about to be, or was taken by the bank, is nobody's to decide any more. */
function heldMoney(payment: Payment): Fault[] {
  const left = refundLeft(payment);
  if (!isHeldHere(payment) || left <= 0) return [];
  return [
    faultOf({
      ...{ kind: "held", cause: payment.id, ...about(payment), ours: payment.hold_reason },
      ...{ ours_paise: left, theirs_paise: payment.amount_paise, theirs: payment.currency },
      about_at: payment.date,
    }),
  ];
}

/** What the bank or the provider did not take, until as much was sent for it, or nothing is left that could be. */
function unsent(payment: Payment, requests: readonly RefundRequest[]): Fault[] {
  const refunds = refundsToArrive(payment);
  const { asking_paise = 0 } = payment;
  return owedOf({ refunds, requests, asking_paise, left_paise: refundLeft(payment) }).map(({ id, paise }) => {
    const request = requests.find((one) => one.id === id);
    const facts = { cause: id, ...about(payment), part_id: id, ours_paise: paise };
    if (request) {
      const theirs = (request.refusal ?? "").slice(0, 300);
      return faultOf({ kind: "refund_refused", ...facts, theirs, about_at: request.created_at });
    }
    const about_at = refunds.find((one) => one.id === id)?.created_at ?? payment.date;
    return faultOf({ kind: "refund_failed", ...facts, theirs: "failed", about_at });
  });
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

/** The money is gone, while order and invoice stand as they were. Nobody decides it any more: it rests once somebody has said what became of it. */
function lostDisputes(payment: Payment): Fault[] {
  return (payment.disputes ?? [])
    .filter(({ status }) => status === "lost")
    .map((dispute) =>
      faultOf({
        ...{ kind: "dispute_lost", cause: dispute.id, ...about(payment), part_id: dispute.id },
        ...{ ours_paise: payment.amount_paise, theirs_paise: dispute.deducted_paise || dispute.amount_paise },
        ...{ theirs: "taken back", about_at: dispute.created_at },
      }),
    );
}
