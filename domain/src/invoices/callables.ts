import * as z from "zod/mini";

export const invoiceInputs = {
  printInvoice: z.strictObject({ number: z.string().check(z.regex(/^(INV|CN)-\d{2}-\d{2}-\d{6}$/)) }),
} as const;

export interface InvoiceOutputs {
  printInvoice: { name: string; base64: string };
}
