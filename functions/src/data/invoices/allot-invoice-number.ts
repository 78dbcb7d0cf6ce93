import { invoiceNumber, seriesKey } from "@niyamdesk/domain/invoice";
import type { Payment } from "@niyamdesk/domain/payment";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { timestamp } from "../../platform/clock.ts";
import { db } from "../../platform/firestore.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { retryContention } from "../../platform/retry.ts";
import { checkoutRef, counterRef, invoiceRef, paymentRef } from "../refs.ts";
import { taxInvoice } from "./tax-invoice.ts";

const queue = oneAtATime();

/**
 * The invoice number of a payment: allotted once, consecutive in the series of the payment's financial year (India).
 * Counter, invoice and payment are written in one commit that only succeeds if nobody else moved the counter or the
 * payment meanwhile, so there is neither gap nor repeat; whoever loses tries again. Optimistic, since transactions
 * that lock one counter are many times slower.
 *
 * @returns null for a held payment: nothing was supplied for it
 * @throws RangeError when there is no such payment
 */
export function allotInvoiceNumber(paymentId: string): Promise<string | null> {
  return queue(() => retryContention(() => allot(paymentId)));
}

async function allot(paymentId: string): Promise<string | null> {
  const seenPayment = await paymentRef(paymentId).get();
  const payment = seenPayment.data();
  if (!payment) throw new RangeError(`There is no payment ${paymentId}`);
  if (payment.invoice_number !== null) return payment.invoice_number;
  const checkout =
    payment.checkout_id === null ? undefined : (await checkoutRef(payment.checkout_id).get()).data();
  if (payment.order_id === null || !checkout) return null;
  const paid = payment.date.toMillis();
  const seenCounter = await counterRef(seriesKey("invoice", paid)).get();
  const sequence = (seenCounter.data()?.last ?? 0) + 1;
  const number = invoiceNumber("invoice", paid, sequence);
  await commit(
    seenPayment,
    seenCounter,
    sequence,
    taxInvoice(number, { ...payment, order_id: payment.order_id }, checkout),
  );
  return number;
}

function commit(
  payment: DocumentSnapshot<Payment, Payment>,
  counter: DocumentSnapshot<{ last: number }, { last: number }>,
  last: number,
  invoice: ReturnType<typeof taxInvoice>,
): Promise<unknown> {
  const batch = db().batch();
  if (counter.updateTime) batch.update(counter.ref, { last }, { lastUpdateTime: counter.updateTime });
  else batch.create(counter.ref, { last });
  batch.create(invoiceRef(invoice.number), invoice);
  batch.update(
    payment.ref,
    { invoice_number: invoice.number, updated_at: timestamp() },
    payment.updateTime ? { lastUpdateTime: payment.updateTime } : {},
  );
  return batch.commit();
}
