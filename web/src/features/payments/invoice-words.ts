import type { PaymentView } from "./read-payment.ts";

/** An invoice number, or why there is none: it follows a payment within moments, and a held payment has none. */
export function invoiceWords({ invoiceNumber, status }: PaymentView): string {
  return invoiceNumber ?? (status === "held" ? "None while it is checked" : "Being prepared");
}
