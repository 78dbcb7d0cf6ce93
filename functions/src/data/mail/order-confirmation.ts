import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { orderConfirmation } from "../../integrations/mail/templates/order-confirmation.ts";
import { siteAddress } from "../../platform/params.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { checkoutRef, orderRef, paymentRef } from "../refs.ts";
import { findService } from "../services.ts";

/**
 * The number comes first, so that the mail can name it. Null when the money went back meanwhile: there is nothing to
 * look forward to.
 *
 * @throws RangeError when a record is missing
 */
export async function orderConfirmationMail(
  data: MailData["order-confirmation"],
): Promise<MailContent | null> {
  const [order, payment] = await Promise.all([
    orderRef(data.order_id).get(),
    paymentRef(data.payment_id).get(),
  ]).then((found) => [found[0].data(), found[1].data()] as const);
  if (!order || !payment) throw new RangeError(`Nothing to confirm for ${data.order_id}`);
  if (payment.status === "refunded") return null;
  const invoiceNumber = await allotInvoiceNumber(data.payment_id);
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
    orderUrl: `${siteAddress()}/user/order/${order.id}`,
  });
}
