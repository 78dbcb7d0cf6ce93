import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { BookFinding, FindingKind } from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS, BOOK_RUNS } from "@niyamdesk/domain/books/queries";
import type { BookRun } from "@niyamdesk/domain/books/run";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { begin, goOn } from "../../functions/src/books/compare-books.ts";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { DAY_MS, HOUR_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";

useProduct();

const admin = await withAccount("admin");
let runs = 0;

function nextId(): string {
  runs += 1;
  return `test_${runs}`;
}

/** Compares up to now: what was bought a moment ago counts as settled. */
async function compare(id = nextId()): Promise<BookRun> {
  await begin({ id, by: "system", until: Date.now() + HOUR_MS, days: 2 });
  await goOn(id);
  return read<BookRun>(BOOK_RUNS, id);
}

async function buy(): Promise<Paid> {
  const paid = await pay(await openCheckout());
  expect(await confirm(paid)).toMatchObject({ status: "paid" });
  await allotInvoiceNumber(paid.payment.id);
  return paid;
}

async function findingsOf(id: string): Promise<BookFinding[]> {
  return where<BookFinding>(BOOK_FINDINGS, "payment_id", id);
}

async function openKinds(id: string): Promise<FindingKind[]> {
  return (await findingsOf(id)).filter(({ status }) => status === "open").map(({ kind }) => kind);
}

const change = (name: string, id: string, fields: object) =>
  collection(name)
    .doc(id)
    .update({ ...fields });

test("[N-23] a clean history, with refunds in part and in full, yields no finding", async () => {
  const [plain, parts, whole] = [await buy(), await buy(), await buy()];
  for (const amount of [39_300, 100]) await giveBack(parts.payment.id, amount);
  await giveBack(whole.payment.id, whole.payment.amount);
  for (const { payment } of [parts, whole]) {
    await applyAllRefunds(payment.id, await gateway.refundsOfPayment(payment.id));
    await allotCreditNotes(payment.id);
  }
  const { counts, phase, failure } = await compare();
  expect({ phase, failure }).toEqual({ phase: "done", failure: null });
  expect(counts.payments).toBeGreaterThanOrEqual(3);
  expect(counts.invoices).toBeGreaterThanOrEqual(6);
  for (const { payment } of [plain, parts, whole]) expect(await findingsOf(payment.id)).toEqual([]);
  expect((await where<BookFinding>(BOOK_FINDINGS, "group", "series")).length).toBe(0);
});

test("[RZP-12] a captured payment that nobody told us of is found, taken over in one act, and closes", async () => {
  const paid = await pay(await openCheckout());
  await compare();
  const [finding] = await findingsOf(paid.payment.id);
  expect(finding).toMatchObject({
    ...{ id: `unknown_payment_${paid.payment.id}`, status: "open", group: "money" },
    ...{ ours_paise: null, theirs_paise: paid.payment.amount },
  });
  const mend = () => call("mendFinding", { finding_id: finding?.id ?? "" }, admin);
  expect(await mend()).toEqual({ status: "closed" });
  expect(await mend()).toEqual({ status: "closed" });
  const { orders, payments, invoices } = await recordsOf(paid.session.checkout_id);
  expect([orders.length, payments.length, invoices.length]).toEqual([1, 1, 1]);
  await compare();
  expect(await openKinds(paid.payment.id)).toEqual([]);
});

test("[RZP-03] an amount that differs, a payment without order and one without invoice are found, and close when they fit again", async () => {
  const [amount, orderless, unnumbered] = [await buy(), await buy(), await buy()];
  const { orders } = await recordsOf(orderless.session.checkout_id);
  const order = orders[0];
  await change(COLLECTIONS.payments, amount.payment.id, { amount_paise: 100 });
  await collection(COLLECTIONS.orders)
    .doc(order?.id ?? "")
    .delete();
  await change(COLLECTIONS.payments, unnumbered.payment.id, { invoice_number: null });
  await compare();
  expect(await openKinds(amount.payment.id)).toContain("amount_differs");
  expect(await openKinds(orderless.payment.id)).toEqual(["payment_without_order"]);
  expect(await openKinds(unnumbered.payment.id)).toEqual(["payment_without_invoice"]);

  await change(COLLECTIONS.payments, amount.payment.id, { amount_paise: amount.payment.amount });
  await collection(COLLECTIONS.orders)
    .doc(order?.id ?? "")
    .set({ ...order });
  const finding_id = `payment_without_invoice_${unnumbered.payment.id}`;
  expect(await call("mendFinding", { finding_id }, admin)).toEqual({ status: "closed" });
  await compare();
  for (const { payment } of [amount, orderless, unnumbered]) expect(await openKinds(payment.id)).toEqual([]);
});

test("[Y-09] a refund made at the gateway is found, taken over with its credit note, and closes", async () => {
  const paid = await buy();
  const refundId = await giveBack(paid.payment.id, 20_000);
  await compare();
  expect(await findingsOf(paid.payment.id)).toMatchObject([
    { id: `unknown_refund_${refundId}`, group: "refunds", theirs_paise: 20_000 },
  ]);
  expect(await call("mendFinding", { finding_id: `unknown_refund_${refundId}` }, admin)).toEqual({
    status: "closed",
  });
  expect(await openKinds(paid.payment.id)).toEqual(["refund_without_credit_note"]);
  await call("mendFinding", { finding_id: `refund_without_credit_note_${refundId}` }, admin);
  expect(await openKinds(paid.payment.id)).toEqual([]);
});

test("[Y-09] what went back by bank transfer is no reason to ask Razorpay about refunds, of which it has none", async () => {
  const paid = await buy();
  await call(
    "noteTransfer",
    {
      ...{ payment_id: paid.payment.id, amount_paise: 20_000, reason: "other", words: "By transfer, sorry." },
      ...{ utr: "SBINR52026113012", request_id: "t".repeat(20) },
    },
    admin,
  );
  await allotCreditNotes(paid.payment.id);
  // Whoever asks uses it up.
  const match = `GET /v1/payments/${paid.payment.id}/refunds`;
  await razorpay.failNext({ match, status: 400 });
  const { phase, failure } = await compare();
  expect({ phase, failure }).toEqual({ phase: "done", failure: null });
  expect((await razorpay.state()).faults.map((fault) => fault.match)).toContain(match);
  expect(await findingsOf(paid.payment.id)).toEqual([]);
});

test("[O-03] an order that a coupon paid in full, without a payment, is no fault; one whose payment is gone is", async () => {
  const { session, payment } = await buy();
  const [order] = (await recordsOf(session.checkout_id)).orders;
  const id = order?.id ?? "";
  const free = { ...order, id: `${id}F`, payment_id: null };
  await collection(COLLECTIONS.orders).doc(free.id).set(free);
  const lost = { ...order, id: `${id}L`, payment_id: "pay_Gone0000000000" };
  await collection(COLLECTIONS.orders).doc(lost.id).set(lost);
  await compare();
  expect(await where(BOOK_FINDINGS, "order_id", free.id)).toEqual([]);
  expect(await where(BOOK_FINDINGS, "order_id", lost.id)).toMatchObject([{ kind: "order_without_payment" }]);
  expect(await openKinds(payment.id)).toEqual([]);
  await Promise.all([free.id, lost.id].map((gone) => collection(COLLECTIONS.orders).doc(gone).delete()));
  await compare();
  expect(await where(BOOK_FINDINGS, "order_id", lost.id)).toMatchObject([{ status: "closed" }]);
});

test("[N-25] a hole in the invoice series, a repeat and dates that fall are found; a comparison twice finds the same", async () => {
  const bought = [await buy(), await buy(), await buy(), await buy()];
  const invoices = (await Promise.all(bought.map(({ session }) => recordsOf(session.checkout_id)))).flatMap(
    (records) => records.invoices,
  );
  const [, missing, repeated, early] = invoices.map(({ number }) => number).sort();
  const ref = (number = "") => collection(COLLECTIONS.invoices).doc(number);
  const [kept, twice, late] = await Promise.all([missing, repeated, early].map((one) => ref(one).get()));
  await ref(missing).delete();
  await ref(repeated).update({ number: missing });
  await ref(early).update({ issued_at: Timestamp.fromMillis(Date.now() - DAY_MS) });
  await compare();
  const found = async () =>
    (await where<BookFinding>(BOOK_FINDINGS, "group", "series"))
      .filter(({ status }) => status === "open")
      .map(({ id, found_at }) => [id, found_at.toMillis()])
      .sort();
  const first = await found();
  expect(first.map(([id]) => id)).toEqual(
    [`series_dates_${early}`, `series_gap_${missing}`, `series_repeat_${repeated}`].sort(),
  );
  await compare();
  expect(await found()).toEqual(first);
  for (const snapshot of [kept, twice, late]) await snapshot?.ref.set(snapshot.data() ?? {});
  await compare();
  expect(await found()).toEqual([]);
});

test("[RZP-12] killed midway and gone on with by the clock, it counts and finds the same as in one go", async () => {
  const unknown = await pay(await openCheckout());
  const whole = await compare();
  const before = await findingsOf(unknown.payment.id);
  const id = nextId();
  await begin({ id, by: "system", until: whole.until.toMillis(), days: 2 });
  const halves: number[] = [];
  while (!(await goOn(id, 0)) && halves.length < 200) {
    halves.push((await read<BookRun>(BOOK_RUNS, id)).days_done);
    // Whoever dies leaves their lease.
    await change(BOOK_RUNS, id, { lease_until: Timestamp.fromMillis(Date.now() - 1) });
  }
  const pieced = await read<BookRun>(BOOK_RUNS, id);
  expect(halves.length).toBeGreaterThan(2);
  expect({ ...pieced.counts, reads: 0 }).toEqual({ ...whole.counts, reads: 0 });
  expect(await findingsOf(unknown.payment.id)).toEqual(before.map((one) => ({ ...one, run_id: id })));
});
