import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { invoiceRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** What was credited of an invoice, note by note. */
type Credited = Pick<Invoice, "tax" | "lines">[];

/** Tax and lines of the credit notes that refunds of a payment have brought for one of its invoices. A corrected one has others. */
export async function creditedOf(
  unit: UnitOfWork,
  { refunds }: Pick<Payment, "refunds">,
  invoiceNumber: string,
): Promise<Credited> {
  const numbers = refunds.flatMap(({ credit_note }) => (credit_note ? [credit_note] : []));
  const notes = await Promise.all(numbers.map((number) => unit.get(invoiceRef(number))));
  return notes.flatMap((note, index) => {
    if (!note) throw new RangeError(`There is no credit note ${numbers[index]}`);
    return note.original?.number === invoiceNumber ? [{ tax: note.tax, lines: note.lines }] : [];
  });
}
