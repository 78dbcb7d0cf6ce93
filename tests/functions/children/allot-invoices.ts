/** Allots the invoice numbers of the payments named, all at once, beside another process that does the same. */
import { allotInvoiceNumber } from "../../../functions/src/invoices/allot-invoice-number.ts";

await Promise.all(process.argv.slice(2).map((id) => allotInvoiceNumber(id)));
process.exit(0);
