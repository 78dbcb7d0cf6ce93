import { payments as words } from "#messages/payments.ts";
import type { PaymentView } from "./read-payment.ts";

/** An invoice number, or why there is none: it follows a payment within moments, and a held payment has none. */
export function invoiceWords({ invoiceNumber, status }: PaymentView): string {
  return invoiceNumber ?? (status === "held" ? words.noInvoiceHeld : words.noInvoiceYet);
}
