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
