import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";
import { type TaxBreakup, taxLines, taxOn } from "@niyamdesk/domain/money/gst";
import { formatPaise, formatPaiseExact } from "@niyamdesk/domain/money/money";
import { isGone, paymentMethodLabel } from "@niyamdesk/domain/payments/payment";
import { stateName } from "@niyamdesk/domain/places/states";
import type { RequiredDocument } from "@niyamdesk/domain/services/service";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { type Html, html } from "../integrations/mail/html.ts";
import { mailPage, textFooter } from "../integrations/mail/layout.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";
import {
  bullets,
  button,
  heading,
  note,
  numbered,
  panel,
  paragraph,
  type Row,
  rows,
  subheading,
} from "../integrations/mail/parts.ts";
import { say } from "../integrations/mail/say.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { invoiceFile } from "../invoices/invoice-file.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, SAMPLE_WORDS } from "../mail/samples.ts";
import { logFailure } from "../platform/log.ts";
import { siteAddress } from "../platform/params.ts";
import { checkoutRef, orderRef, paymentRef } from "../platform/refs.ts";
import { findService } from "../services/services.ts";

const SAMPLE_TAX = taxOn(249_900, "27", "27");
const SAMPLE_COUPON: CouponTerms = { code: "WELCOME", price_paise: 249_900, discount_paise: 249_900 };

/** So often the mail waits for the invoice's number; then it goes without. */
const TRIES_WITH_NUMBER = 3;

/**
 * The number comes first, so that the mail can name it, but a client does not wait for days on our paperwork. Null when the money went back meanwhile, or another payment carries the
 * order: there is nothing to look forward to. A refund that is only on its way may still fail.
 *
 * @throws RangeError when a record is missing
 */
export const orderConfirmationMail = defineMail({
  template: "order-confirmation",
  data: z.object({ order_id: z.string(), payment_id: z.nullable(z.string()) }),
  async read(data, { attempts }) {
    const [order, payment] = await Promise.all([
      orderRef(data.order_id).get(),
      data.payment_id === null ? null : paymentRef(data.payment_id).get(),
    ]).then((found) => [found[0].data(), found[1]?.data()] as const);
    if (!order || (!payment && data.payment_id !== null)) {
      throw new RangeError(`Nothing to confirm for ${data.order_id}`);
    }
    if (payment && isGone(payment)) return null;
    if (order.payment_id !== data.payment_id || (!payment && order.status === "cancelled")) return null;
    const invoiceNumber = data.payment_id === null ? null : await numberOf(data.payment_id, attempts);
    const paper = invoiceNumber === null ? null : await paperOf(invoiceNumber, attempts);
    const [checkout, service] = await Promise.all([
      checkoutRef(order.checkout_id).get(),
      findService(order.service_id),
    ]);
    const bought = checkout.data();
    if (!bought) throw new RangeError(`There is no checkout ${order.checkout_id}`);
    const { contact } = bought;
    const content = orderConfirmation({
      name: order.customer_info.name,
      orderId: order.id,
      service: order.service_name,
      plan: order.plan_name,
      turnaround: bought.turnaround,
      tax: bought.tax,
      coupon: bought.coupon ?? null,
      paidAt: (payment ?? order).date.toMillis(),
      method: payment?.payment_method ?? null,
      invoiceNumber,
      billedTo: contact.gstin ? { name: contact.billing_name ?? contact.name, gstin: contact.gstin } : null,
      documents: service?.required_documents ?? [],
      orderUrl: `${siteAddress()}${PATHS.userOrder(order.id)}`,
    });
    return paper === null ? content : { ...content, attachments: [paper] };
  },
  samples: () =>
    [true, false].map((isPaid) =>
      orderConfirmation({
        ...{ name: SAMPLE.name, orderId: SAMPLE.order, service: SAMPLE.service, plan: SAMPLE.plan },
        ...{ turnaround: "7 working days", tax: SAMPLE_TAX, paidAt: SAMPLE.at, billedTo: null },
        ...{ coupon: isPaid ? null : SAMPLE_COUPON, method: isPaid ? "upi" : null },
        ...{ invoiceNumber: isPaid ? "ND-26-27-000123" : null, orderUrl: SAMPLE.link },
        documents: isPaid ? [{ label: SAMPLE_WORDS.en.paper, id: "pan", required: true }] : [],
      }),
    ),
});

async function numberOf(paymentId: string, attempts: number): Promise<string | null> {
  try {
    return await allotInvoiceNumber(paymentId);
  } catch (error) {
    if (attempts <= TRIES_WITH_NUMBER) throw error;
    logFailure("order confirmed without an invoice number", error, { payment: paymentId });
    return null;
  }
}

/** Its paper; null where it cannot be made: a client does not wait for days on it, and finds it among their payments. */
async function paperOf(number: string, attempts: number) {
  try {
    return { filename: `${number}.pdf`, contentType: "application/pdf", content: await invoiceFile(number) };
  } catch (error) {
    if (attempts <= TRIES_WITH_NUMBER) throw error;
    logFailure("order confirmed without its invoice", error, { invoice: number });
    return null;
  }
}

interface OrderConfirmation {
  name: string;
  orderId: string;
  service: string;
  plan: string;
  turnaround: string;
  tax: TaxBreakup;
  coupon: CouponTerms | null;
  /** Epoch ms; of what was not paid for, when it was ordered. */
  paidAt: number;
  /** The provider's word: card, upi, netbanking, … Null: nothing was paid. */
  method: string | null;
  invoiceNumber: string | null;
  /** Whose GSTIN is on the invoice, when the client gave one. */
  billedTo: { name: string; gstin: string } | null;
  documents: readonly RequiredDocument[];
  orderUrl: string;
}

function orderConfirmation(order: OrderConfirmation): MailContent {
  const paid = formatPaise(order.tax.total_paise);
  const isFree = order.method === null && order.coupon !== null;
  const intro = isFree
    ? say`Coupon ${{ coupon: order.coupon?.code ?? "" }} covers all of your order, so nothing was charged. It is with our team.`
    : say`We have received your payment of ${{ paid }} and your order is with our team.`;
  const facts = orderRows(order);
  const sums = isFree ? discountRows(order) : taxRows(order);
  const sumsTitle = isFree ? "What it comes to" : "What you paid";
  const steps = nextSteps(order.turnaround, order.documents.length > 0);
  return {
    subject: say`Order ${{ order_id: order.orderId }} received: ${{ service: order.service }}`,
    text: [
      `Dear ${nameInMail(order.name)},`,
      intro,
      textRows(facts),
      `${sumsTitle.toUpperCase()}\n${textRows(sums)}`,
      `WHAT HAPPENS NEXT\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
      documentsText(order.documents),
      `See your order: ${order.orderUrl}`,
      textFooter(),
    ]
      .filter(Boolean)
      .join("\n\n"),
    html: mailPage({
      title: `Order ${order.orderId}`,
      preview: `${order.service}, ${order.plan}: ${isFree ? "nothing was charged" : `${paid} received`}.`,
      body: html`${heading(say`Your order is in`)}
${paragraph(`Dear ${nameInMail(order.name)},`)}
${paragraph(intro)}
${panel(rows(facts))}
${button(say`View your order`, order.orderUrl)}
${subheading(sumsTitle)}
${rows(sums)}
${subheading("What happens next")}
${numbered(steps)}
${documentsPart(order.documents)}`,
    }),
  };
}

function orderRows(order: OrderConfirmation): Row[] {
  return [
    { label: "Order", value: order.orderId },
    { label: "Service", value: order.service },
    { label: "Plan", value: order.plan },
    { label: order.method === null ? "Ordered" : "Paid", value: `${formatDateTime(order.paidAt)} IST` },
    ...(order.method === null ? [] : [{ label: "Method", value: paymentMethodLabel(order.method) }]),
    ...(order.invoiceNumber === null ? [] : [{ label: "Tax invoice", value: order.invoiceNumber }]),
    ...(order.billedTo === null
      ? []
      : [
          { label: "Billed to", value: nameInMail(order.billedTo.name) },
          { label: "GSTIN", value: order.billedTo.gstin },
        ]),
  ];
}

/** Price and discount; without a coupon the price alone. */
function discountRows({ tax, coupon, method }: OrderConfirmation): Row[] {
  if (coupon === null) return [{ label: "Price", value: formatPaiseExact(tax.taxable_paise) }];
  return [
    { label: "Price", value: formatPaiseExact(coupon.price_paise) },
    { label: `Coupon ${coupon.code}`, value: `−${formatPaiseExact(coupon.discount_paise)}` },
    method === null
      ? { label: "Charged", value: formatPaiseExact(0), total: true }
      : { label: "Taxable value", value: formatPaiseExact(tax.taxable_paise) },
  ];
}

function taxRows(order: OrderConfirmation): Row[] {
  const { tax } = order;
  return [
    ...discountRows(order),
    ...taxLines(tax).map(({ label, paise }) => ({ label, value: formatPaiseExact(paise) })),
    { label: "Total", value: formatPaiseExact(tax.total_paise), total: true },
    { label: "Place of supply", value: `${stateName(tax.place_of_supply)} (${tax.place_of_supply})` },
  ];
}

function nextSteps(turnaround: string, asksDocuments: boolean): string[] {
  return [
    asksDocuments
      ? say`Send the documents below from your order's page. A photo taken with your phone is fine.`
      : say`We check your details and write to you if we need anything.`,
    say`An expert goes through everything and calls or writes if something is missing.`,
    say`Then we do the work and keep you posted: you see each step on your order's page.`,
    say`Usual time once your documents are complete: ${{ turnaround }}.`,
  ];
}

const ALWAYS = "Documents we need";
const IF_IT_APPLIES = "Also, if it applies to you";

/** What everybody needs first; what depends on the case by itself, so that nobody collects too much. */
function documentGroups(documents: readonly RequiredDocument[]): { title: string; entries: string[] }[] {
  return [
    { title: ALWAYS, entries: documents.filter(({ required }) => required).map(({ label }) => label) },
    { title: IF_IT_APPLIES, entries: documents.filter(({ required }) => !required).map(withCondition) },
  ].filter(({ entries }) => entries.length > 0);
}

function withCondition({ label, condition }: RequiredDocument): string {
  return condition === undefined
    ? label
    : `${label}, ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
}

function documentsPart(documents: readonly RequiredDocument[]): Html | null {
  if (documents.length === 0) return null;
  const groups = documentGroups(documents).map(
    ({ title, entries }) => html`${subheading(title)}${bullets(entries)}`,
  );
  return html`${groups}${note(NEVER_ASKED)}`;
}

function documentsText(documents: readonly RequiredDocument[]): string {
  return documentGroups(documents)
    .map(({ title, entries }) => `${title.toUpperCase()}\n${entries.map((entry) => `- ${entry}`).join("\n")}`)
    .join("\n\n");
}

function textRows(entries: readonly Row[]): string {
  const width = Math.max(...entries.map((entry) => entry.label.length)) + 2;
  return entries.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join("\n");
}
