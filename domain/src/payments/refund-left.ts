import type { Paise } from "../money/money.ts";
import { type Dispute, isTransfer, type Payment, type Refund, refundedPaise } from "./payment.ts";

type Money = Pick<Payment, "amount_paise" | "refunds" | "told_refunded_paise" | "disputes">;

/**
 * What the bank took of a payment in disputes that we lost, besides all refunds. The provider takes it from our balance, or sends a refund of
 * the same sum to the client by itself, which is then among the refunds: one sum that left us counts once, whichever we hear of first.
 */
export function takenPaise(payment: Money): Paise {
  return takenBy(payment).paise;
}

/** Refunds that the provider sent for a dispute that we lost. */
export function refundsOfDisputes(payment: Money): readonly Refund[] {
  return takenBy(payment).refunds;
}

/** Without those that failed and are not to be sent again: of a lost dispute the bank has the money, whatever became of the provider's refund. */
export function refundsToArrive({ refunds, disputes = [] }: Pick<Payment, "refunds" | "disputes">): Refund[] {
  const lost = disputes.filter(({ status }) => status === "lost");
  return refunds.filter(
    (refund) =>
      !(
        refund.unasked &&
        refund.status === "failed" &&
        lost.some((one) => isOf(one, refund, sumOfLost(one)))
      ),
  );
}

const sumOfLost = ({ deducted_paise, amount_paise }: Dispute): Paise => deducted_paise || amount_paise;

function takenBy(payment: Money): { paise: Paise; refunds: readonly Refund[] } {
  const { amount_paise, refunds, told_refunded_paise = 0, disputes = [] } = payment;
  const lost = disputes.filter(({ status }) => status === "lost");
  if (lost.length === 0) return { paise: 0, refunds: [] };
  const theirs = refunds.filter(({ unasked, status }) => unasked === true && status !== "failed");
  const found: Refund[] = [];
  // What the provider has counted and not yet listed may be that refund.
  let untold = told_refunded_paise - sumOf(refunds.filter((refund) => !isTransfer(refund)));
  let taken = 0;
  for (const dispute of lost) {
    const paise = sumOfLost(dispute);
    const own = theirs.findIndex((refund) => isOf(dispute, refund, paise));
    if (own >= 0) found.push(...theirs.splice(own, 1));
    else if (untold >= paise) untold -= paise;
    else taken += paise;
  }
  return { paise: Math.min(taken, amount_paise - refundedPaise(payment)), refunds: found };
}

/** Nothing in a refund names its dispute: it is of the very sum, nobody here asked for it, and it is not older. */
function isOf({ created_at }: Dispute, refund: Refund, paise: Paise): boolean {
  return refund.amount_paise === paise && refund.created_at.toMillis() >= created_at.toMillis();
}

/** What of a payment is not here any more or on its way out: refunds, and what the bank took besides. */
export function gonePaise(payment: Money): Paise {
  return refundedPaise(payment) + takenPaise(payment);
}

type Asked = Money & Pick<Payment, "asking_paise">;

/** What can still be asked back. */
export function refundLeft(payment: Asked): Paise {
  return Math.max(0, payment.amount_paise - gonePaise(payment) - (payment.asking_paise ?? 0));
}

/**
 * Why nothing may be given back now: the bank is deciding about this money, or has taken what was left of it. A refund on top would be paid
 * twice. Where it took a part, the rest can go back.
 */
export function refundRefusal(payment: Asked): "dispute_open" | "dispute_lost" | null {
  const { disputes = [] } = payment;
  if (disputes.some(({ status }) => status === "open" || status === "under_review")) return "dispute_open";
  return disputes.some(({ status }) => status === "lost") && refundLeft(payment) === 0
    ? "dispute_lost"
    : null;
}

function sumOf(refunds: readonly Refund[]): Paise {
  return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}
