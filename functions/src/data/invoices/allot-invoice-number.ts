import { invoiceNumber, seriesKey } from "@niyamdesk/domain/invoice";
import { timestamp } from "../../platform/clock.ts";
import { db } from "../../platform/firestore.ts";
import { logFailure } from "../../platform/log.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { checkoutRef, counterRef, invoiceRef, paymentRef } from "../refs.ts";
import { taxInvoice } from "./tax-invoice.ts";

const queue = oneAtATime();

/** Invoices asked for at once when the counter turns out to be behind. */
const LOOK_AHEAD = 100;

/**
 * The invoice number of a payment: allotted once, consecutive in the series of the payment's financial year (India).
 * Counter, invoice and payment are written in one commit that only succeeds if nobody else moved the counter or the
 * payment meanwhile, so there is neither gap nor repeat; whoever loses tries again. A counter that fell behind the
 * invoices (restored from a backup, changed by hand) moves past them, and somebody is told.
 *
 * @returns null for a held payment: nothing was supplied for it
 * @throws RangeError when there is no such payment
 */
export function allotInvoiceNumber(paymentId: string): Promise<string | null> {
  return queue(async () => {
    const { number, passed } = await commitTogether((unit) => allot(unit, paymentId));
    if (number !== null && passed > 0) {
      logFailure("invoice counter was behind", new RangeError(`It moved past ${passed} to ${number}`));
    }
    return number;
  });
}

interface Allotted {
  number: string | null;
  /** Numbers that were in use although the counter had not reached them. */
  passed: number;
}

async function allot(unit: UnitOfWork, paymentId: string): Promise<Allotted> {
  const payment = await unit.get(paymentRef(paymentId));
  if (!payment) throw new RangeError(`There is no payment ${paymentId}`);
  if (payment.invoice_number !== null) return { number: payment.invoice_number, passed: 0 };
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  if (payment.order_id === null || !checkout) return { number: null, passed: 0 };
  const allotted = await nextNumber(unit, payment.date.toMillis());
  const invoice = taxInvoice(allotted.number, { ...payment, order_id: payment.order_id }, checkout);
  unit.create(invoiceRef(allotted.number), invoice);
  unit.update(paymentRef(paymentId), { invoice_number: allotted.number, updated_at: timestamp() });
  return allotted;
}

async function nextNumber(unit: UnitOfWork, paid: number): Promise<{ number: string; passed: number }> {
  const counter = counterRef(seriesKey("invoice", paid));
  const last = (await unit.get(counter))?.last;
  const free = await firstFree(paid, (last ?? 0) + 1);
  if (last === undefined) unit.create(counter, { last: free });
  else unit.update(counter, { last: free });
  return { number: invoiceNumber("invoice", paid, free), passed: free - (last ?? 0) - 1 };
}

/** The first number from `next` on that no invoice has; one look, unless the counter is wrong. */
async function firstFree(paid: number, next: number): Promise<number> {
  for (let from = next, size = 1; ; from += size, size = LOOK_AHEAD) {
    const refs = Array.from({ length: size }, (_, n) => invoiceRef(invoiceNumber("invoice", paid, from + n)));
    const found = await db().getAll(...refs, { fieldMask: [] });
    const free = found.findIndex((invoice) => !invoice.exists);
    if (free >= 0) return from + free;
  }
}
