import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { discountOfPart } from "@niyamdesk/domain/coupons/coupon";
import { correctableUntil, MOST_CORRECTIONS, taxInState } from "@niyamdesk/domain/invoices/correction";
import { uncredited } from "@niyamdesk/domain/invoices/credit-note";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { uncreditedLines } from "@niyamdesk/domain/invoices/lines";
import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { invoiceRef, paymentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { creditedOf } from "./credited.ts";
import { keepInvoice } from "./keep-invoice.ts";
import { nextNumber, tellPassed } from "./next-number.ts";

type Correction = ParsedInput<"correctInvoice">;

/**
 * Makes an invoice out to whom it should have been: a credit note takes back what stands of it, and a new invoice says the same anew, both
 * in one commit and naming each other. What was refunded before stays credited. Asked for again, it is the one that was made.
 *
 * @returns number of the invoice that counts now
 * @throws DomainError invoice_not_found for another's; invoice_replaced, correction_too_late, too_many_corrections
 */
export async function correct(correction: Correction, by: Caller): Promise<string> {
  const made = await commitTogether((unit) => correctWithin(unit, correction, by));
  for (const { number, passed } of made.allotted) tellPassed(number, passed);
  return made.number;
}

async function correctWithin(unit: UnitOfWork, correction: Correction, by: Caller) {
  const invoice = await unit.get(invoiceRef(correction.number));
  const payment = invoice && (await unit.get(paymentRef(invoice.payment_id)));
  if (!invoice || !payment || invoice.user_id !== by.uid) throw new DomainError("invoice_not_found");
  const recipient = recipientOf(invoice, correction);
  const present =
    payment.invoice_number === null ? undefined : await unit.get(invoiceRef(payment.invoice_number));
  if (present && isSame(present.recipient, recipient)) return { number: present.number, allotted: [] };
  if (present?.number !== invoice.number) throw new DomainError("invoice_replaced");
  if (unit.now() >= correctableUntil(invoice.issued_at.toMillis()))
    throw new DomainError("correction_too_late");
  const corrections = payment.corrections ?? 0;
  if (corrections >= MOST_CORRECTIONS) throw new DomainError("too_many_corrections");
  const credited = await creditedOf(unit, payment, invoice.number);
  const taxes = credited.map(({ tax }) => tax);
  const left = uncredited(invoice.tax, taxes);
  // All of it went back: there is nothing that could be made out to anybody.
  if (left.total_paise <= 0) throw new DomainError("invoice_replaced");
  const note = await nextNumber(unit, "credit_note", unit.now());
  const next = await nextNumber(unit, "invoice", unit.now());
  const { number, issued_at, supplier, gst_percent = GST_PERCENT } = invoice;
  const lines = uncreditedLines(
    invoice.lines,
    credited.map((note) => note.lines),
  );
  const original = { number, issued_at };
  const { discount, ...sold } = invoice;
  keepInvoice(unit, {
    ...sold,
    ...{ number: note.number, kind: "credit_note", tax: left, total_paise: left.total_paise, lines },
    ...{ issued_at: note.issued, original, replaced_by: next.number, pdf_path: null },
  });
  keepInvoice(unit, {
    ...sold,
    ...(discount ? { discount: discountOfPart(discount, left.taxable_paise) } : {}),
    ...{ number: next.number, recipient, total_paise: left.total_paise, lines, issued_at: next.issued },
    tax: taxInState(left, supplier.state_code, recipient.state_code, gst_percent),
    ...{ replaces: original, pdf_path: null },
  });
  unit.update(paymentRef(payment.id), {
    ...{ invoice_number: next.number, corrections: corrections + 1, updated_at: timestamp(unit.now()) },
    replaced: [...(payment.replaced ?? []), { invoice: number, credit_note: note.number }],
  });
  audit(unit, `invoice-corrected_${next.number}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "invoice.corrected", subject: invoiceRef(number).path },
    ...{ before: { number }, after: { number: next.number, credit_note: note.number } },
  });
  return { number: next.number, allotted: [note, next] };
}

function recipientOf(
  { recipient }: Invoice,
  { name, address, gstin, state_code }: Correction,
): Invoice["recipient"] {
  return { name, email: recipient.email, address: address ?? null, gstin: gstin ?? null, state_code };
}

function isSame(one: Invoice["recipient"], other: Invoice["recipient"]): boolean {
  return (["name", "address", "gstin", "state_code"] as const).every((field) => one[field] === other[field]);
}
