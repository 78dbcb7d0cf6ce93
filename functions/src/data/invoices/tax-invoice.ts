import type { Invoice } from "@niyamdesk/domain/invoice";
import type { Payment } from "@niyamdesk/domain/payment";
import { supplier } from "../../platform/params.ts";
import type { CheckoutRecord } from "../refs.ts";

/** The invoice of a payment with all that CGST Rule 46 asks for. */
export function taxInvoice(
  number: string,
  payment: Payment & { order_id: string },
  { contact, tax, service_name, plan_name, sac, user_id }: CheckoutRecord,
): Invoice {
  const { name, address, gstin, state } = supplier();
  return {
    number,
    kind: "invoice",
    user_id,
    order_id: payment.order_id,
    payment_id: payment.id,
    supplier: { name, email: null, address, gstin, state_code: state },
    recipient: {
      name: contact.billing_name ?? contact.name,
      email: contact.email,
      address: null,
      gstin: contact.gstin ?? null,
      state_code: tax.place_of_supply,
    },
    lines: [{ description: `${service_name} – ${plan_name}`, sac, taxable_paise: tax.taxable_paise }],
    tax,
    total_paise: tax.total_paise,
    issued_at: payment.date,
    pdf_path: null,
  };
}
