import { formatPaise } from "@niyamdesk/domain/money/money";
import { isTransfer, type PaymentStatus } from "@niyamdesk/domain/payments/payment";
import { checkoutWords } from "#messages/checkout-states.ts";
import { payments as words } from "#messages/payments.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import type { Tone } from "../../ui/badge.tsx";
import type { PaymentView, RefundView } from "./read-payment.ts";

export const PAYMENT_TONES: Record<PaymentStatus, Tone> = {
  completed: "success",
  refunded: "neutral",
  partially_refunded: "neutral",
  held: "warning",
};

/** Held until its client says what it was meant for, and they have not; nobody is asked about what their bank decides. */
export function isAsked({ status, holdReason, isUnwanted, refunds, atBank }: PaymentView): boolean {
  const isWhole = refunds.length === 0 && atBank === null;
  return status === "held" && holdReason === "possible_duplicate" && !isUnwanted && isWhole;
}

/** The one word beside a payment. */
export function paymentLabel(payment: PaymentView): string {
  if (isAsked(payment)) return checkoutWords.states.asked.label;
  if (payment.status === "held" && payment.atBank === "reversed") return words.reversed;
  return words.statuses[payment.status];
}

/** Why a payment is held and what comes next. */
export function holdWords({ holdReason: reason, isUnwanted, atBank }: PaymentView): string {
  if (atBank === "reversed") return words.bankTookBack;
  if (atBank === "reviewed") return words.bankReviews;
  if (isUnwanted) return words.goesBack;
  const why = reason === null ? words.holdUnknown : words.holds[reason];
  if (reason === "purchase_erased") return `${why} ${words.weRefund}`;
  return `${why} ${reason === "possible_duplicate" ? words.moneyIsSafe : words.weCheck}`;
}

/** Where a refund is: with the payment gateway, with the bank, or back with us. Nothing is called refunded that the bank has not got. */
export function refundWords({ id, amountPaise, status, at }: RefundView): string {
  const amount = formatPaise(amountPaise);
  if (status === "failed") return words.refundFailed(amount);
  if (status === "pending") return words.refundStarted(amount, istFullDate(at));
  return isTransfer({ id })
    ? words.transferred(amount, istFullDate(at))
    : words.refunded(amount, istFullDate(at));
}

/** Seven working days are over by then, whatever the week. */
const USUALLY_MS = 11 * 86_400_000;

/** Nobody looks for it any more. */
const LOOKED_FOR_MS = 60 * 86_400_000;

/** By when it is usually on the account, or since when it should be; null for what came back to us, or is long past. @param now epoch ms */
export function arrivalWords(
  { id, status, at }: Pick<RefundView, "id" | "status" | "at">,
  now: number,
): string | null {
  if (status === "failed" || now > at + LOOKED_FOR_MS) return null;
  if (isTransfer({ id })) return words.arrivesSoon;
  const by = at + USUALLY_MS;
  return now > by ? words.overdue(istFullDate(by)) : words.arrivesBy(istFullDate(by));
}
