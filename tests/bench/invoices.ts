/** Twenty invoice numbers asked for at once: no gap, no repeat, and the time against a bare loop over one counter. */
import { seriesKey } from "@niyamdesk/domain/invoices/invoice";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { settle } from "../../functions/src/payments/settlement/settle.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { counterRef, invoiceRef, paymentRef } from "../../functions/src/platform/refs.ts";
import { inPairs, timed } from "./measure.ts";
import { report } from "./row.ts";
import { storeCheckouts } from "./support/checkouts.ts";
import { clearFirestore } from "./support/clear.ts";

const ROUNDS = 5;
const NUMBERS = 20;
const SERIES = seriesKey("invoice", Date.now());

let gaps = 0;
let invoice: FirebaseFirestore.DocumentData = {};

const pairs = await inPairs(ROUNDS, allotTogether, bareLoop);
report([
  {
    name: `${NUMBERS} invoice numbers at once`,
    value: pairs.value,
    unit: "ms",
    baseline: { value: pairs.baseline, what: "bare loop: read and move one counter, write both records" },
    ratio: pairs.ratio,
    aim: { words: "consecutive", met: gaps === 0 },
    notes: [`${gaps} of ${ROUNDS + 1} rounds with a gap or a repeat`],
  },
]);

async function allotTogether(): Promise<number> {
  const payments = await paid();
  let numbers: (string | null)[] = [];
  const ms = await timed(async () => {
    numbers = await Promise.all(payments.map((id) => allotInvoiceNumber(id)));
  });
  const expected = payments.map((_, index) => `${SERIES}-${String(index + 1).padStart(6, "0")}`);
  if (numbers.toSorted().join() !== expected.join()) gaps += 1;
  invoice = (await invoiceRef(`${SERIES}-000001`).get()).data() ?? {};
  return ms;
}

async function bareLoop(): Promise<number> {
  const payments = await paid();
  const counter = counterRef(SERIES);
  return timed(async () => {
    for (const id of payments) {
      const last = ((await counter.get()).data()?.last ?? 0) + 1;
      const number = `${SERIES}-${String(last).padStart(6, "0")}`;
      const batch = db().batch();
      batch.set(counter, { last });
      batch.create(db().doc(invoiceRef(number).path), invoice);
      batch.update(paymentRef(id), { invoice_number: number });
      await batch.commit();
    }
  });
}

/** Ids of payments that wait for their number. */
async function paid(): Promise<string[]> {
  await clearFirestore();
  const due = await storeCheckouts(NUMBERS);
  for (const { payment } of due) await settle(payment);
  return due.map(({ payment }) => payment.id);
}
