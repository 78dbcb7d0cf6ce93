import { creditOf } from "@niyamdesk/domain/invoices/credit-note";
import { linesOf, uncreditedLines } from "@niyamdesk/domain/invoices/lines";
import { type Payment, type Refund, withoutCreditNote } from "@niyamdesk/domain/payments/payment";
import { timestamp } from "../platform/clock.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { invoiceRef, paymentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { allotInvoiceNumber } from "./allot-invoice-number.ts";
import { creditedOf } from "./credited.ts";
import { keepInvoice } from "./keep-invoice.ts";
import { nextNumber, tellPassed } from "./next-number.ts";

const queue = oneAtATime();

/**
 * A credit note for every refund of a payment that was carried out, whoever began it: each once, in the commit of its number, with rate,
 * split and recipient of the invoice. A refund of more than the invoice (with the provider's fee) credits the invoice and no more.
 *
 * @param day instant of issue (epoch ms) instead of now by the database's clock
 * @returns the numbers that were allotted now
 * @throws RangeError when there is no such payment, or its checkout is gone
 */
export async function allotCreditNotes(paymentId: string, day?: number): Promise<string[]> {
  await allotInvoiceNumber(paymentId);
  const made: string[] = [];
  for (;;) {
    const step = await queue(() => commitTogether((unit) => allotNext(unit, paymentId, day)));
    if (step === null) return made;
    if (step.number !== null) {
      tellPassed(step.number, step.passed);
      made.push(step.number);
    }
  }
}

interface Step {
  /** Null: nothing was left to credit. */
  number: string | null;
  passed: number;
}

/** @returns null when no refund waits any more */
async function allotNext(unit: UnitOfWork, paymentId: string, day: number | undefined): Promise<Step | null> {
  const payment = await unit.get(paymentRef(paymentId));
  if (!payment) throw new RangeError(`There is no payment ${paymentId}`);
  const { invoice_number } = payment;
  const refund = withoutCreditNote(payment)[0];
  if (invoice_number === null || refund === undefined) {
    if (payment.credit_due) unit.update(paymentRef(paymentId), { credit_due: false });
    return null;
  }
  const invoice = await unit.get(invoiceRef(invoice_number));
  if (!invoice) throw new RangeError(`There is no invoice ${invoice_number}`);
  const credited = await creditedOf(unit, payment, invoice.number);
  const taxes = credited.map(({ tax }) => tax);
  const tax = creditOf(invoice.tax, taxes, refund.amount_paise);
  if (tax === null) {
    mark(unit, payment, refund, "");
    return { number: null, passed: 0 };
  }
  const { number, issued, passed } = await nextNumber(unit, "credit_note", day ?? unit.now());
  const left = uncreditedLines(
    invoice.lines,
    credited.map(({ lines }) => lines),
  );
  // A note is of the discounted value: there is nothing more to take off.
  const { discount: _, ...sold } = invoice;
  keepInvoice(unit, {
    ...sold,
    ...{ number, kind: "credit_note", tax, total_paise: tax.total_paise, issued_at: issued },
    lines: linesOf(left, tax.taxable_paise),
    ...{ paid_at: refund.created_at, refund_id: refund.id, pdf_path: null },
    original: { number: invoice.number, issued_at: invoice.issued_at },
  });
  mark(unit, payment, refund, number);
  return { number, passed };
}

/** @param credit_note empty: nothing was left to credit */
function mark(unit: UnitOfWork, payment: Payment, { id }: Refund, credit_note: string): void {
  const refunds = payment.refunds.map((refund) => (refund.id === id ? { ...refund, credit_note } : refund));
  const credit_due = withoutCreditNote({ ...payment, refunds }).length > 0;
  unit.update(paymentRef(payment.id), { refunds, credit_due, updated_at: timestamp(unit.now()) });
}
