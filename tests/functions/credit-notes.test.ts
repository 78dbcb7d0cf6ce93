import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { cancelOwn } from "../../functions/src/orders/cancel-order.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { askRefund } from "../../functions/src/payments/refunds/ask-refund.ts";
import { noteTransfer } from "../../functions/src/payments/refunds/note-transfer.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { untilItDies } from "./dying.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";

useProduct();

/** Of what a note credits. */
const PARTS = [
  "taxable_paise",
  "cgst_paise",
  "sgst_paise",
  "igst_paise",
  "gst_paise",
  "round_off_paise",
  "total_paise",
] as const;

async function invoiced(state_code: string): Promise<Paid> {
  const contact = { name: "Asha Rao", email: "a@example.com", phone: "98765 43210", state_code };
  const paid = await pay(await openCheckout({ contact }));
  await confirm(paid);
  await allotInvoiceNumber(paid.payment.id);
  return paid;
}

const clientOf = ({ buyer }: Paid) =>
  ({ uid: buyer.uid, role: "client_user" }) as Parameters<typeof cancelOwn>[1];
const paymentOf = ({ payment }: Paid) => read<Payment>(COLLECTIONS.payments, payment.id);
const papersOf = ({ payment }: Paid) => where<Invoice>(COLLECTIONS.invoices, "payment_id", payment.id);

/** What can happen to the papers of a payment; `part` and `state` are taken as they fit. */
type Step = {
  kind: "office" | "dashboard" | "transfer" | "correct" | "cancel" | "notes";
  part: number;
  state: string;
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("office", "office", "dashboard", "transfer", "correct", "cancel", "notes"),
  part: fc.integer({ min: 100, max: 90_000 }),
  state: fc.constantFrom("29", "27", "33"),
});

/** What is refused, since nothing is left or it was replaced, changes nothing. */
const whereItMay = (act: Promise<unknown>) =>
  act.catch((error: { code?: string; details?: { code?: string } }) =>
    expect(error.code ?? error.details?.code).toBeDefined(),
  );

async function walk(paid: Paid, steps: readonly Step[]): Promise<void> {
  const admin = await withAccount("admin");
  const by = { uid: admin.uid, role: "admin" };
  for (const [at, { kind, part, state }] of steps.entries()) {
    const { id } = paid.payment;
    const { invoice_number: number, order_id } = await paymentOf(paid);
    if (kind === "office") {
      const wanted = { id: `rrq_walk_${id}_${at}`, payment_id: id, amount_paise: part, by };
      await whereItMay(askRefund({ ...wanted, reason: "goodwill", words: "Sorry." }));
    } else if (kind === "dashboard") {
      const amount = { paymentId: id, amount: part, idempotencyKey: `walk-${id}-${at}`, notes: {} };
      await whereItMay(gateway.refund(amount));
      await applyAllRefunds(id, await gateway.refundsOfPayment(id));
    } else if (kind === "transfer") {
      const sent = { id: `rrq_sent_${id}_${at}`, payment_id: id, amount_paise: part, by };
      const utr = `SBIN${id.slice(4, 12).toUpperCase()}${at}`;
      await whereItMay(noteTransfer({ ...sent, utr, reason: "other", words: "By transfer." }));
    } else if (kind === "correct") {
      const to = { number: number ?? "", name: `Asha Rao ${at}`, state_code: state };
      await whereItMay(call("correctInvoice", to, paid.buyer));
    } else if (kind === "cancel") {
      await whereItMay(cancelOwn(order_id ?? "", clientOf(paid)));
    } else await allotCreditNotes(id);
  }
  await Promise.all([1, 2].map(() => allotCreditNotes(paid.payment.id)));
}

function sum(papers: readonly Invoice[], part: (typeof PARTS)[number]): number {
  return papers.reduce((total, { tax }) => total + tax[part], 0);
}

async function expectInOrder(paid: Paid): Promise<void> {
  const [payment, papers] = await Promise.all([paymentOf(paid), papersOf(paid)]);
  const notes = papers.filter(({ kind }) => kind === "credit_note");
  for (const invoice of papers.filter(({ kind }) => kind === "invoice")) {
    const own = notes.filter(({ original }) => original?.number === invoice.number);
    const isReplaced = invoice.number !== payment.invoice_number;
    for (const part of PARTS) {
      const credited = sum(own, part);
      if (isReplaced) expect(credited, `${invoice.number} ${part}`).toBe(invoice.tax[part]);
      else if (part !== "round_off_paise") expect(credited).toBeLessThanOrEqual(invoice.tax[part]);
    }
    for (const { tax, recipient } of own) {
      expect(tax.cgst_paise).toBe(tax.sgst_paise);
      expect(tax.taxable_paise + tax.gst_paise + tax.round_off_paise).toBe(tax.total_paise);
      expect([tax.place_of_supply, recipient]).toEqual([invoice.tax.place_of_supply, invoice.recipient]);
    }
  }
  const sent = payment.refunds.filter(({ status }) => status === "processed");
  expect(
    sum(
      notes.filter(({ refund_id }) => refund_id !== undefined),
      "total_paise",
    ),
    // Somebody may give back in the dashboard what was sent by transfer: no note credits what the invoice has not.
  ).toBe(
    Math.min(
      payment.amount_paise,
      sent.reduce((total, { amount_paise }) => total + amount_paise, 0),
    ),
  );
  expect(payment.credit_due ?? false).toBe(false);
}

/** Over all payments of this file: numbers without gap or repeat, and dates that rise with them. */
async function expectSeries(): Promise<void> {
  const all = (await collection(COLLECTIONS.invoices).get()).docs.map((entry) => entry.data() as Invoice);
  for (const kind of ["invoice", "credit_note"] as const) {
    const series = all.filter((one) => one.kind === kind).sort((a, b) => a.number.localeCompare(b.number));
    expect(series.map(({ number }) => Number(number.slice(-6)))).toEqual(series.map((_, at) => at + 1));
    const dates = series.map(({ issued_at }) => issued_at.toMillis());
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
  }
}

test("[Y-08] [Y-09] [N-23] whatever is refunded, corrected and cancelled in whatever order, notes and invoices add up and their series have neither gap nor repeat", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("29", "27"),
      fc.array(step, { minLength: 2, maxLength: 6 }),
      async (state, steps) => {
        const paid = await invoiced(state);
        await walk(paid, steps);
        await expectInOrder(paid);
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
  await expectSeries();
}, 90_000);

const DEATHS = [1, 2, 3, 4].flatMap((commitsLeft) =>
  (["before", "after"] as const).map((when) => ({ commitsLeft, when })),
);

test("[Y-09] a process that dies at any step of a refund: asked again, one refund, one note, and nothing is counted twice", async () => {
  await Promise.all(
    DEATHS.map(async (fate) => {
      const paid = await invoiced("29");
      const at = `${fate.when} commit ${fate.commitsLeft}`;
      const wanted = {
        ...{ id: `rrq_dying_${paid.payment.id}`, payment_id: paid.payment.id, amount_paise: 50_000 },
        ...{ reason: "goodwill" as const, words: "Sorry.", by: { uid: "somebody", role: "admin" } },
      };
      const whole = async () => {
        await askRefund(wanted);
        await allotCreditNotes(paid.payment.id);
      };
      await untilItDies(fate, whole);
      await whole();
      expect(await gateway.refundsOfPayment(paid.payment.id), at).toHaveLength(1);
      const payment = await paymentOf(paid);
      expect(payment, at).toMatchObject({ refunded_paise: 50_000, asking_paise: 0, credit_due: false });
      const notes = (await papersOf(paid)).filter(({ kind }) => kind === "credit_note");
      expect(
        notes.map(({ total_paise }) => total_paise),
        at,
      ).toEqual([50_000]);
    }),
  );
  await expectSeries();
}, 90_000);

test("[Y-09] [O-02] a process that dies once an order is cancelled: the money follows by itself, once", async () => {
  const all = await Promise.all(
    DEATHS.slice(1, 6).map(async (fate) => {
      const paid = await invoiced("29");
      const { order_id } = await paymentOf(paid);
      await untilItDies(fate, () => cancelOwn(order_id ?? "", clientOf(paid)));
      return paid;
    }),
  );
  await reconcilePayments();
  for (const paid of all) {
    const { status, refunds, amount_paise, asking_paise } = await paymentOf(paid);
    expect([status, asking_paise], paid.payment.id).toEqual(["refunded", 0]);
    expect(refunds.map((refund) => refund.amount_paise)).toEqual([amount_paise]);
  }
}, 90_000);

test("[N-23] of an invoice over several lines each note and the corrected invoice have their part of each line, to the paisa", async () => {
  const paid = await invoiced("29");
  const { id } = paid.payment;
  const { invoice_number: number } = await paymentOf(paid);
  const { lines, tax } = await read<Invoice>(COLLECTIONS.invoices, number ?? "");
  const [line] = lines;
  if (line === undefined) throw new Error("The invoice has no line");
  const values = [33_333, 7, tax.taxable_paise - 33_340];
  const several = values.map((taxable_paise, at) => ({
    ...line,
    description: `Part ${at + 1}`,
    taxable_paise,
  }));
  await collection(COLLECTIONS.invoices)
    .doc(number ?? "")
    .update({ lines: several });
  const by = { uid: (await withAccount("admin")).uid, role: "admin" };
  for (const [at, amount_paise] of [10_001, 333].entries()) {
    const wanted = { id: `rrq_lines_${id}_${at}`, payment_id: id, amount_paise, by };
    await askRefund({ ...wanted, reason: "goodwill", words: "Sorry." });
    await applyAllRefunds(id, await gateway.refundsOfPayment(id));
    await allotCreditNotes(id);
  }
  await call(
    "correctInvoice",
    { number: number ?? "", name: "Asha Rao and Sons", state_code: "27" },
    paid.buyer,
  );
  const papers = await papersOf(paid);
  for (const paper of papers) {
    const sumOfLines = paper.lines.reduce((total, { taxable_paise }) => total + taxable_paise, 0);
    expect(sumOfLines, paper.number).toBe(paper.tax.taxable_paise);
    for (const { taxable_paise } of paper.lines) expect(taxable_paise).toBeGreaterThanOrEqual(0);
  }
  const notes = papers.filter(({ original }) => original?.number === number);
  expect(notes).toHaveLength(3);
  for (const [at, value] of values.entries()) {
    const credited = notes.map((note) => note.lines[at]?.taxable_paise ?? 0);
    expect(credited.reduce((total, part) => total + part, 0)).toBe(value);
  }
});
