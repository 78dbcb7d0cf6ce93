import { DUPLICATE_ANSWER_DAYS, type HoldReason } from "@niyamdesk/domain/payment";
import { formatDateTime } from "@niyamdesk/domain/time";
import { html } from "../html.ts";
import { mailPage } from "../layout.ts";
import type { MailContent } from "../mail-content.ts";
import { heading, panel, paragraph, type Row, rows } from "../parts.ts";

export interface HeldPayment {
  paymentId: string;
  razorpayOrderId: string;
  checkoutId: string | null;
  service: string;
  reason: HoldReason;
  amountPaise: number;
  currency: string;
  expectedPaise: number | null;
  /** Epoch ms. */
  paidAt: number;
  /** A refund was tried and did not arrive: nothing more happens without somebody. */
  refundTried: boolean;
}

const REASONS: Record<HoldReason, string> = {
  amount_mismatch: "The amount differs from what the checkout asks for.",
  currency_mismatch: "The currency is not the one the checkout asks for.",
  unknown_order: "It belongs to no checkout of ours.",
  duplicate_payment: "The checkout had been paid before.",
  stale_price:
    "It was paid long after the checkout was opened, or when the plan was no longer sold: the price may be an old one.",
  possible_duplicate:
    "The same plan was paid for days earlier. The client has been asked whether both were meant.",
  purchase_erased:
    "The client had deleted the account and the purchase with it. It is being refunded automatically.",
};

/** Where the client or a schedule decides, nobody is told to. */
const BY_ITSELF: Partial<Record<HoldReason, string>> = {
  possible_duplicate: `You need not do anything. It is refunded after ${DUPLICATE_ANSWER_DAYS} days without an answer, or becomes an order when the client says so.`,
  purchase_erased: "You need not do anything. You will get another email if the refund fails.",
};

/** Tells the administrator that money arrived which nothing was sold for. */
export function paymentHeld(payment: HeldPayment): MailContent {
  const facts: Row[] = [
    { label: "Payment", value: payment.paymentId },
    { label: "Order", value: payment.razorpayOrderId || "none" },
    { label: "Checkout", value: payment.checkoutId ?? "none" },
    { label: "Service", value: payment.service || "unknown" },
    { label: "Received", value: money(payment.amountPaise, payment.currency) },
    {
      label: "Expected",
      value: payment.expectedPaise === null ? "nothing" : money(payment.expectedPaise, "INR"),
    },
    { label: "Paid", value: `${formatDateTime(payment.paidAt)} IST` },
  ];
  const what = `A captured payment is held and nothing was delivered for it. ${REASONS[payment.reason]}`;
  const byItself = payment.refundTried ? undefined : BY_ITSELF[payment.reason];
  const todo =
    byItself ??
    "Look it up in the Razorpay dashboard, then refund it or contact the client. It stays held until somebody decides.";
  return {
    subject: `Payment ${payment.paymentId} is held${byItself ? "" : " and needs a decision"}`,
    text: `${what}\n\n${facts.map(({ label, value }) => `${label}: ${value}`).join("\n")}\n\n${todo}`,
    html: mailPage({
      title: "Payment held",
      preview: REASONS[payment.reason],
      body: html`${heading(byItself ? "A payment is held" : "A payment needs a decision")}${paragraph(what)}${panel(rows(facts))}${paragraph(todo)}`,
    }),
  };
}

/** In the currency received, which may be another one. */
function money(minorUnits: number, currency: string): string {
  return `${currency} ${(minorUnits / 100).toFixed(2)}`;
}
