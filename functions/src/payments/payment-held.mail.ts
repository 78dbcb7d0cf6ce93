import type { HoldReason } from "@niyamdesk/domain/payments/payment";
import { isGone } from "@niyamdesk/domain/payments/payment";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { html } from "../integrations/mail/html.ts";
import { mailPage } from "../integrations/mail/layout.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { heading, panel, paragraph, type Row, rows } from "../integrations/mail/parts.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { checkoutRef, paymentRef } from "../platform/refs.ts";

/** Null when all of it went back, or it pays for an order by now: nothing is left to decide. @throws RangeError when there is no such payment */
export const paymentHeldMail = defineMail({
  template: "payment-held",
  data: z.object({ payment_id: z.string() }),
  async read(data) {
    const payment = (await paymentRef(data.payment_id).get()).data();
    if (!payment) throw new RangeError(`There is no payment ${data.payment_id}`);
    if (payment.hold_reason === null || isGone(payment)) return null;
    const checkout =
      payment.checkout_id === null ? undefined : (await checkoutRef(payment.checkout_id).get()).data();
    return paymentHeld({
      paymentId: payment.id,
      razorpayOrderId: payment.razorpay_order_id,
      checkoutId: payment.checkout_id,
      service: payment.service,
      reason: payment.hold_reason ?? "unknown_order",
      amountPaise: payment.amount_paise,
      currency: payment.currency,
      expectedPaise: checkout?.amount_paise ?? null,
      paidAt: payment.date.toMillis(),
    });
  },
  samples: () =>
    (Object.keys(REASONS) as HoldReason[]).map((reason) =>
      paymentHeld({
        ...{ paymentId: SAMPLE.payment, razorpayOrderId: "order_N8sample", checkoutId: "sample", reason },
        ...{
          service: SAMPLE.service,
          amountPaise: SAMPLE.paise,
          currency: "INR",
          expectedPaise: SAMPLE.paise,
        },
        paidAt: SAMPLE.at,
      }),
    ),
});

interface HeldPayment {
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
}

const REASONS: Record<HoldReason, () => string> = {
  amount_mismatch: () => say`The amount differs from what the checkout asks for.`,
  currency_mismatch: () => say`The currency is not the one the checkout asks for.`,
  unknown_order: () => say`It belongs to no checkout of ours.`,
  duplicate_payment: () => say`The checkout had been paid before.`,
  stale_price: () =>
    say`It was paid long after the checkout was opened, or when the plan was no longer sold: the price may be an old one.`,
  possible_duplicate: () =>
    say`The same plan had been paid for in the week before. The automatic refund failed or covered only a part.`,
  purchase_erased: () =>
    say`The client had deleted the account and the purchase with it. The automatic refund failed or covered only a part.`,
};

/** Tells the administrator that money arrived which nothing was sold for. */
function paymentHeld(payment: HeldPayment): MailContent {
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
  const why = REASONS[payment.reason]();
  const what = say`A captured payment is held and nothing was delivered for it. ${{ why }}`;
  const todo = say`Match it to an order or refund it on the Payments desk. It stays held until somebody decides.`;
  return {
    subject: say`Payment ${{ payment_id: payment.paymentId }} is held and needs a decision`,
    text: `${what}\n\n${facts.map(({ label, value }) => `${label}: ${value}`).join("\n")}\n\n${todo}`,
    html: mailPage({
      title: "Payment held",
      preview: why,
      body: html`${heading(say`A payment needs a decision`)}${paragraph(what)}${panel(rows(facts))}${paragraph(todo)}`,
    }),
  };
}

/** In the currency received, which may be another one. */
function money(minorUnits: number, currency: string): string {
  return `${currency} ${(minorUnits / 100).toFixed(2)}`;
}
