import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import { isGone } from "@niyamdesk/domain/payments/payment";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { allotInvoiceNumber } from "../../invoices/allot-invoice-number.ts";
import { logFailure } from "../../platform/log.ts";
import { siteAddress } from "../../platform/params.ts";
import { checkoutRef, orderRef, paymentRef } from "../../platform/refs.ts";
import { findService } from "../../services/services.ts";
import { orderConfirmation } from "./order-confirmation-words.ts";

/** So often the mail waits for the invoice's number; then it goes without. */
const TRIES_WITH_NUMBER = 3;

/**
 * The number comes first, so that the mail can name it, but a client does not wait for days on our paperwork. Null when the money went back meanwhile, or another payment carries the
 * order: there is nothing to look forward to. A refund that is only on its way may still fail.
 *
 * @throws RangeError when a record is missing
 */
export async function orderConfirmationMail(
  data: MailData["order-confirmation"],
  attempts: number,
): Promise<MailContent | null> {
  const [order, payment] = await Promise.all([
    orderRef(data.order_id).get(),
    paymentRef(data.payment_id).get(),
  ]).then((found) => [found[0].data(), found[1].data()] as const);
  if (!order || !payment) throw new RangeError(`Nothing to confirm for ${data.order_id}`);
  if (isGone(payment) || order.payment_id !== payment.id) return null;
  const invoiceNumber = await numberOf(data.payment_id, attempts);
  const [checkout, service] = await Promise.all([
    checkoutRef(order.checkout_id).get(),
    findService(order.service_id),
  ]);
  const bought = checkout.data();
  if (!bought) throw new RangeError(`There is no checkout ${order.checkout_id}`);
  const { contact } = bought;
  return orderConfirmation({
    name: order.customer_info.name,
    orderId: order.id,
    service: order.service_name,
    plan: order.plan_name,
    turnaround: bought.turnaround,
    tax: bought.tax,
    paidAt: payment.date.toMillis(),
    method: payment.payment_method,
    invoiceNumber,
    billedTo: contact.gstin ? { name: contact.billing_name ?? contact.name, gstin: contact.gstin } : null,
    documents: service?.required_documents ?? [],
    orderUrl: `${siteAddress()}${PATHS.userOrder(order.id)}`,
  });
}

async function numberOf(paymentId: string, attempts: number): Promise<string | null> {
  try {
    return await allotInvoiceNumber(paymentId);
  } catch (error) {
    if (attempts <= TRIES_WITH_NUMBER) throw error;
    logFailure("order confirmed without an invoice number", error, { payment: paymentId });
    return null;
  }
}
