import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { invoiceEntry } from "@niyamdesk/domain/search/search-entry";
import { invoiceRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { keepEntry } from "../search/keep-entry.ts";

/** An invoice or credit note, with what it is found by. */
export function keepInvoice(unit: UnitOfWork, invoice: Invoice): void {
  unit.create(invoiceRef(invoice.number), invoice);
  keepEntry(unit, invoiceEntry(invoice));
}
