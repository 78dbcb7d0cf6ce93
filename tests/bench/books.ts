/** The nightly comparison of 10,000 payments of 45 days with Razorpay's: its time, and of how many documents it is made. */
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ordersBetweenQuery, paymentsBetweenQuery } from "@niyamdesk/domain/books/queries";
import { COMPARED_DAYS } from "@niyamdesk/domain/books/run";
import { invoiceNumber, seriesKey } from "@niyamdesk/domain/invoices/invoice";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { begin, goOn } from "../../functions/src/books/compare-books.ts";
import { DAY_MS, HOUR_MS, timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { invoiceRef } from "../../functions/src/platform/refs.ts";
import { runWholeQuery } from "../../functions/src/platform/run-query.ts";
import { type PurchaseRecords, purchaseRecords } from "../../tools/records/purchase.ts";
import { razorpay } from "../support/razorpay.ts";
import { timed } from "./measure.ts";
import { report } from "./row.ts";
import { clearFirestore } from "./support/clear.ts";

const PAYMENTS = 10_000;
/** A call begins with further parts for so long; its function has 540 seconds. */
const ONE_CALL_S = 360;
/** Payment, order and invoice, and two more where the series of the invoices is walked along. */
const READS_EACH = 5;
const AT_ONCE = 500;

const until = Date.now() - HOUR_MS;
await clearFirestore();
await razorpay.reset();
await store();
const bare = await timed(readOnce);
let calls = 0;
const ms = await timed(async () => {
  await begin({ id: "night_bench", by: "system", until });
  do calls += 1;
  while (!(await goOn("night_bench")) && calls < 20);
});
const { counts } = ((await db().doc("book_runs/night_bench").get()).data() ?? {}) as {
  counts: { payments: number; invoices: number; faults: number; reads: number };
};
const isRight = counts.payments === PAYMENTS && counts.faults === 0;
report([
  {
    ...{ name: `${PAYMENTS} payments compared at night`, value: ms / 1_000, unit: "s" },
    baseline: { value: bare / 1_000, what: "bare reading of the same payments, orders and invoices, once" },
    ratio: ms / bare,
    aim: { words: `one call, ≤ ${ONE_CALL_S} s`, met: isRight && calls === 1 && ms <= ONE_CALL_S * 1_000 },
    notes: [
      `${calls} call(s); ${counts.payments} payments, ${counts.invoices} invoices, ${counts.faults} faults found`,
    ],
  },
  {
    ...{ name: "… documents read", value: counts.reads, unit: "docs" },
    baseline: { value: PAYMENTS * 3, what: "each payment, order and invoice once" },
    ratio: counts.reads / (PAYMENTS * 3),
    aim: { words: `≤ ${READS_EACH} a payment`, met: isRight && counts.reads <= PAYMENTS * READS_EACH },
    notes: [`${(counts.reads / PAYMENTS).toFixed(2)} documents a payment`],
  },
]);

/** Purchases over all of the days, numbered as they were paid, here and at Razorpay. */
async function store(): Promise<void> {
  const span = COMPARED_DAYS * DAY_MS - HOUR_MS;
  const last = new Map<string, number>();
  const bought = Array.from({ length: PAYMENTS }, (_, at) => {
    const paid = Math.floor((until - span + (span * at) / PAYMENTS) / 1_000) * 1_000;
    const series = seriesKey("invoice", paid);
    last.set(series, (last.get(series) ?? 0) + 1);
    return purchase(at, paid, last.get(series) ?? 1);
  });
  const writer = db().bulkWriter();
  for (const { order, payment, invoice } of bought) {
    void writer.set(db().doc(`${COLLECTIONS.orders}/${order.id}`), order);
    void writer.set(db().doc(`${COLLECTIONS.payments}/${payment.id}`), payment);
    void writer.set(db().doc(`${COLLECTIONS.invoices}/${invoice.number}`), invoice);
  }
  for (const [series, count] of last) {
    void writer.set(db().doc(`${COLLECTIONS.counters}/${series}`), { last: count });
  }
  await writer.close();
  for (let from = 0; from < PAYMENTS; from += AT_ONCE) {
    const payments = bought.slice(from, from + AT_ONCE).map(({ payment }) => ({
      ...{ id: payment.id, order_id: payment.razorpay_order_id ?? "", amount: payment.amount_paise },
      ...{ method: "upi" as const, created_at: Math.floor(payment.date.toMillis() / 1_000) },
    }));
    await razorpay.past({ payments, settlements: [] });
  }
}

function purchase(at: number, paid: number, sequence: number): PurchaseRecords {
  const service = CATALOGUE[at % CATALOGUE.length];
  const plan = service?.plans[0];
  if (!service || !plan) throw new RangeError("The catalogue is empty");
  const [short, long] = [String(at).padStart(14, "0"), String(at).padStart(16, "0")];
  return purchaseRecords({
    buyer: {
      ...{ uid: `uid_${short}`, name: "Asha Verma", email: "asha@example.com", phone: "+919876543210" },
      ...{ state_code: at % 3 === 0 ? "27" : "29", gstin: null, billing_name: null, address: null },
    },
    supplier: {
      ...{ name: "NiyamDesk", email: null, address: "Bengaluru" },
      ...{ gstin: "29AAGCN1234F1ZN", state_code: "29" },
    },
    ...{ razorpay_key_id: "rzp_test_NiyamDeskLocal", service_id: service.id, plan_id: plan.id },
    ...{ checkout_id: `chk_${long}`, razorpay_order_id: `order_${short}`, payment_id: `pay_${short}` },
    ...{ payment_method: "upi", paid: timestamp(paid) },
    invoice_number: invoiceNumber("invoice", paid, sequence),
  });
}

async function readOnce(): Promise<void> {
  const from = until - COMPARED_DAYS * DAY_MS;
  for (let day = from; day < until; day += DAY_MS) {
    const bounds = { from_at: day, until_at: Math.min(day + DAY_MS, until) };
    const payments = await runWholeQuery(paymentsBetweenQuery, bounds);
    await runWholeQuery(ordersBetweenQuery, bounds);
    const numbers = payments.map((entry) => String(entry.get("invoice_number")));
    for (let at = 0; at < numbers.length; at += AT_ONCE) {
      await db().getAll(
        ...numbers.slice(at, at + AT_ONCE).map((number) => db().doc(invoiceRef(number).path)),
      );
    }
  }
}
