import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { CheckoutRecord } from "../platform/refs.ts";

/**
 * The invoice of a payment with all that CGST Rule 46 asks for. Supplier, recipient and split are those of the checkout, as
 * its window showed them: neither side's later changes are in it.
 */
export function taxInvoice(
  number: string,
  issued_at: Moment,
  payment: Payment & { order_id: string },
  { contact, supplier, tax, coupon, service_name, plan_name, sac, user_id }: CheckoutRecord,
): Invoice {
  return {
    number,
    kind: "invoice",
    user_id,
    order_id: payment.order_id,
    payment_id: payment.id,
    supplier,
    recipient: {
      name: contact.billing_name ?? contact.name,
      email: contact.email,
      address: contact.address ?? null,
      gstin: contact.gstin ?? null,
      state_code: tax.place_of_supply,
    },
    lines: [{ description: `${service_name} – ${plan_name}`, sac, taxable_paise: tax.taxable_paise }],
    tax,
    gst_percent: GST_PERCENT,
    total_paise: tax.total_paise,
    ...(coupon ? { discount: coupon } : {}),
    issued_at,
    paid_at: payment.date,
    pdf_path: null,
  };
}
