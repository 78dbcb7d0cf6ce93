import { DomainError } from "@niyamdesk/domain/base/errors";
import { defineCallable } from "../platform/define-callable.ts";
import { invoiceRef } from "../platform/refs.ts";
import { invoiceFile } from "./invoice-file.ts";

/** An invoice or credit note as a PDF, for whom it was made out to. */
export const printInvoice = defineCallable(
  "printInvoice",
  { roles: ["admin", "client_user"], runtime: { memory: "512MiB", concurrency: 4 } },
  async ({ number }, { uid, role }) => {
    const invoice = (await invoiceRef(number).get()).data();
    if (!invoice || !(role === "admin" || invoice.user_id === uid))
      throw new DomainError("invoice_not_found");
    const file = await invoiceFile(number);
    return { name: `${number}.pdf`, base64: file.toString("base64") };
  },
);
