import * as z from "zod/mini";
import { correctInvoiceInput } from "./correction-input.ts";

export const invoiceInputs = {
  correctInvoice: correctInvoiceInput,
  printInvoice: z.strictObject({ number: z.string().check(z.regex(/^(INV|CN)-\d{2}-\d{2}-\d{6}$/)) }),
} as const;

export interface InvoiceOutputs {
  /** Number of the invoice that counts now. */
  correctInvoice: { number: string };
  printInvoice: { name: string; base64: string };
}
