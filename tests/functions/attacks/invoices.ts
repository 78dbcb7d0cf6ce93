import type { invoiceInputs } from "@niyamdesk/domain/invoices/callables";
import type { Attacks } from "../attacked.ts";

export default {
  printInvoice: { by: ["admin", "client_user"], input: { number: "INV-26-27-000001" } },
} satisfies Attacks<typeof invoiceInputs>;
