import { formatPaise } from "@niyamdesk/domain/money/money";
import type { PaymentStatus } from "@niyamdesk/domain/payments/payment";
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

/** Held until its client says what it was meant for, and they have not. */
export function isAsked({ status, holdReason, isUnwanted, refunds }: PaymentView): boolean {
  return status === "held" && holdReason === "possible_duplicate" && !isUnwanted && refunds.length === 0;
}

/** Why a payment is held and what comes next. */
export function holdWords({ holdReason: reason, isUnwanted }: PaymentView): string {
  if (isUnwanted) return words.goesBack;
  const why = reason === null ? words.holdUnknown : words.holds[reason];
  if (reason === "purchase_erased") return `${why} ${words.weRefund}`;
  return `${why} ${reason === "possible_duplicate" ? words.moneyIsSafe : words.weCheck}`;
}

/** `₹500 refunded on 3 Nov 2026`. */
export function refundWords({ amountPaise, status, at }: RefundView): string {
  const amount = formatPaise(amountPaise);
  if (status === "processed") return words.refunded(amount, istFullDate(at));
  if (status === "pending") return words.refundStarted(amount, istFullDate(at));
  return words.refundFailed(amount);
}
