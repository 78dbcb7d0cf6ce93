import { timestamp } from "../platform/clock.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { checkoutRef, paymentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { keepInvoice } from "./keep-invoice.ts";
import { nextNumber, tellPassed } from "./next-number.ts";
import { taxInvoice } from "./tax-invoice.ts";

const queue = oneAtATime();

/**
 * The invoice number of a payment: allotted once, consecutive in the series of the financial year (India) of the day it is
 * allotted, which is the day of the invoice. Counter, invoice and payment are written in one commit that only succeeds if
 * nobody else moved the counter or the payment meanwhile, so there is neither gap nor repeat, and no number is dated before
 * the one in front of it; whoever loses tries again. A counter that fell behind the invoices (restored from a backup, changed
 * by hand) moves past them, and somebody is told.
 *
 * @param day instant of issue (epoch ms) instead of now by the database's clock
 * @returns null for money that bought nothing: held, or given back before anything was sold
 * @throws RangeError when there is no such payment, or its checkout is gone
 */
export function allotInvoiceNumber(paymentId: string, day?: number): Promise<string | null> {
  return queue(async () => {
    const { number, passed } = await commitTogether((unit) => allot(unit, paymentId, day));
    if (number !== null) tellPassed(number, passed);
    return number;
  });
}

interface Allotted {
  number: string | null;
  passed: number;
}

async function allot(unit: UnitOfWork, paymentId: string, day: number | undefined): Promise<Allotted> {
  const payment = await unit.get(paymentRef(paymentId));
  if (!payment) throw new RangeError(`There is no payment ${paymentId}`);
  if (payment.invoice_number !== null) return { number: payment.invoice_number, passed: 0 };
  if (payment.order_id === null) return { number: null, passed: 0 };
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  if (!checkout) throw new RangeError(`The checkout of payment ${paymentId} is gone: no invoice can be made`);
  const { issued, ...allotted } = await nextNumber(unit, "invoice", day ?? unit.now());
  const sold = { ...payment, order_id: payment.order_id };
  keepInvoice(unit, taxInvoice(allotted.number, issued, sold, checkout));
  unit.update(paymentRef(paymentId), { invoice_number: allotted.number, updated_at: timestamp() });
  return allotted;
}
