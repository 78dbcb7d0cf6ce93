import { formatPaise } from "@niyamdesk/domain/money/money";
import {
  type HoldReason,
  PAYMENT_STATUS_LABELS,
  type PaymentStatus,
} from "@niyamdesk/domain/payments/payment";
import { formatDate } from "@niyamdesk/domain/time/time";
import { checkoutWords } from "#messages/checkout-states.ts";
import type { Tone } from "../../ui/badge.tsx";
import type { PaymentView, RefundView } from "./read-payment.ts";

export const PAYMENT_TONES: Record<PaymentStatus, Tone> = {
  completed: "success",
  refunded: "neutral",
  partially_refunded: "neutral",
  held: "warning",
};

const HOLDS: Record<HoldReason, string> = {
  amount_mismatch: "The amount that reached us is not the amount of your order.",
  currency_mismatch: "The payment reached us in another currency than rupees.",
  unknown_order: "The payment reached us without an order it belongs to.",
  duplicate_payment: "This order was already paid, so this looks like a second payment for it.",
  stale_price:
    "You paid for an offer that was made some time ago, so its price or the plan may have changed.",
  possible_duplicate:
    "You had paid for the same plan in the week before, so this may be an accidental second payment.",
  purchase_erased: "This payment arrived after the purchase had been deleted.",
};

/** Held until its client says what it was meant for, and they have not; nobody is asked about what their bank decides. */
export function isAsked({ status, holdReason, isUnwanted, refunds, atBank }: PaymentView): boolean {
  const isWhole = refunds.length === 0 && atBank === null;
  return status === "held" && holdReason === "possible_duplicate" && !isUnwanted && isWhole;
}

/** The one word beside a payment. */
export function paymentLabel(payment: PaymentView): string {
  if (isAsked(payment)) return checkoutWords.states.asked.label;
  if (payment.status === "held" && payment.atBank === "reversed") return "Reversed by bank";
  return PAYMENT_STATUS_LABELS[payment.status];
}

/** Why a payment is held and what comes next. */
export function holdWords({ holdReason: reason, isUnwanted, atBank }: PaymentView): string {
  if (atBank === "reversed") return "Your bank has taken this payment back from us.";
  if (atBank === "reviewed") return "Your bank is reviewing this payment. We will go by its decision.";
  if (isUnwanted) return "We are sending this money back to you. Banks take 5 to 7 working days.";
  const why = reason === null ? "Something about this payment does not match its order." : HOLDS[reason];
  if (reason === "purchase_erased") return `${why} We are refunding it; banks take 5 to 7 working days.`;
  if (reason === "possible_duplicate") return `${why} Your money is safe.`;
  return `${why} Nothing is lost: our team checks it and contacts you.`;
}

/** `₹500 refunded on 3 Nov 2026`. */
export function refundWords({ amountPaise, status, at }: RefundView): string {
  const amount = formatPaise(amountPaise);
  if (status === "processed") return `${amount} refunded on ${formatDate(at)}`;
  if (status === "pending") return `Refund of ${amount} started on ${formatDate(at)}`;
  return `A refund of ${amount} did not go through. Our team is on it.`;
}
