import { invoiceNumber, seriesKey } from "@niyamdesk/domain/invoice";
import { timestamp } from "../../platform/clock.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { checkoutRef, counterRef, invoiceRef, paymentRef } from "../refs.ts";
import { taxInvoice } from "./tax-invoice.ts";

const queue = oneAtATime();

/**
 * The invoice number of a payment: allotted once, consecutive in the series of the payment's financial year (India).
 * Counter, invoice and payment are written in one commit that only succeeds if nobody else moved the counter or the
 * payment meanwhile, so there is neither gap nor repeat; whoever loses tries again.
 *
 * @returns null for a held payment: nothing was supplied for it
 * @throws RangeError when there is no such payment
 */
export function allotInvoiceNumber(paymentId: string): Promise<string | null> {
  return queue(() => commitTogether((unit) => allot(unit, paymentId)));
}

async function allot(unit: UnitOfWork, paymentId: string): Promise<string | null> {
  const payment = await unit.get(paymentRef(paymentId));
  if (!payment) throw new RangeError(`There is no payment ${paymentId}`);
  if (payment.invoice_number !== null) return payment.invoice_number;
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  if (payment.order_id === null || !checkout) return null;
  const paid = payment.date.toMillis();
  const number = await nextNumber(unit, paid);
  const invoice = taxInvoice(number, { ...payment, order_id: payment.order_id }, checkout);
  unit.create(invoiceRef(number), invoice);
  unit.update(paymentRef(paymentId), { invoice_number: number, updated_at: timestamp() });
  return number;
}

async function nextNumber(unit: UnitOfWork, paid: number): Promise<string> {
  const counter = counterRef(seriesKey("invoice", paid));
  const last = (await unit.get(counter))?.last;
  if (last === undefined) unit.create(counter, { last: 1 });
  else unit.update(counter, { last: last + 1 });
  return invoiceNumber("invoice", paid, (last ?? 0) + 1);
}
