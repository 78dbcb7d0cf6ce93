import "./own-project.ts";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { BOOK_FINDINGS } from "@niyamdesk/domain/books/queries";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { expect, test } from "vitest";
import { comparePayment } from "../../functions/src/books/compare-payment.ts";
import { lookAtPayment } from "../../functions/src/books/look-at-payment.ts";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, urlOf, useProduct, withAccount } from "./product.ts";
import { collection, read, recordsOf } from "./records.ts";
import { refusal } from "./refusal.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();

let asked = 0;
const back = (
  admin: Client,
  { payment }: Paid,
  amount_paise: number,
  request_id = `refund-request-${++asked}`.padEnd(20, "x"),
) =>
  call(
    "refundPayment",
    {
      ...{ payment_id: payment.id, amount_paise, reason: "goodwill", words: "Sorry for the delay." },
      request_id,
    },
    admin,
  );

async function bought(): Promise<Paid> {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  return paid;
}

/** Notes a transfer. */
const transferred = (
  by: Client,
  { payment }: Paid,
  request_id: string,
  {
    amount_paise = 50_000,
    utr = " sbinr52026113012 ",
    ...named
  }: { amount_paise?: number; utr?: string; instead_of?: string } = {},
) =>
  call(
    "noteTransfer",
    {
      ...{ payment_id: payment.id, amount_paise, reason: "other", words: "By transfer, sorry." },
      ...{ utr, request_id, ...named },
    },
    by,
  );

const paymentOf = ({ payment }: Paid) => read<Payment>(COLLECTIONS.payments, payment.id);

async function notesOf(paid: Paid): Promise<Invoice[]> {
  const { refunds } = await paymentOf(paid);
  const numbers = refunds.flatMap(({ credit_note }) => (credit_note ? [credit_note] : []));
  return Promise.all(numbers.map((number) => read<Invoice>(COLLECTIONS.invoices, number)));
}

test("[Y-09] an administrator gives back a part: the provider has one refund, the payment counts it once, and a second try finds the first", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const request_id = "one-and-the-same-asking";
  const tries = await Promise.all([1, 2, 3].map(() => back(admin, paid, 50_000, request_id)));
  expect(tries.map(({ status }) => status)).toContain("accepted");
  expect(await gateway.refundsOfPayment(paid.payment.id)).toHaveLength(1);
  expect(await paymentOf(paid)).toMatchObject({ refunded_paise: 50_000, asking_paise: 0 });
});

test("[Y-09] fifty who click at once never give back more than was paid", async () => {
  const paid = await bought();
  const admins = await Promise.all(Array.from({ length: 5 }, () => withAccount("admin")));
  const part = Math.floor(paid.payment.amount / 4);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => back(admins[n % 5] as Client, paid, part)),
  );
  expect(answers.filter((one) => one.status === "fulfilled" && one.value.status === "accepted")).toHaveLength(
    4,
  );
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason.details.code] : []));
  expect(new Set(refused)).toEqual(new Set(["refund_too_much"]));
  const sent = await gateway.refundsOfPayment(paid.payment.id);
  expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(part * 4);
}, 60_000);

test.each([{ status: 503 }, { status: "reset", perform: true }] as const)(
  "[Y-09] a provider that is silent (%j) is asked again by the same key, and meanwhile the money counts as gone",
  async (fault) => {
    const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
    await razorpay.failNext({ match: "POST /v1/payments/*", ...fault });
    const { request_id, status } = await back(admin, paid, 50_000);
    expect(status).toBe("asked");
    expect(await paymentOf(paid)).toMatchObject({ asking_paise: 50_000 });
    const left = await refusal("refund_too_much", back(admin, paid, paid.payment.amount - 49_999));
    expect(left).toEqual({ left_paise: String(paid.payment.amount - 50_000) });
    await reconcilePayments();
    const request = await read<RefundRequest>(REFUND_REQUESTS, request_id);
    expect(request.status).toBe("accepted");
    expect(await paymentOf(paid)).toMatchObject({ asking_paise: 0, refunded_paise: 50_000 });
  },
);

test("[Y-09] what a webhook tells of before we have the provider's answer counts once: the rest can be given back at that moment", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const { id, amount } = paid.payment;
  await razorpay.failNext({ match: "POST /v1/payments/*/refund", status: "reset", perform: true });
  const { request_id, status } = await back(admin, paid, 100_000);
  expect(status).toBe("asked");
  const state = await razorpay.state();
  const entities = {
    refund: state.refunds.find(({ payment_id }) => payment_id === id),
    payment: state.payments.find((one) => one.id === id),
  } as Parameters<typeof webhook>[1];
  const told = [1, 2, 3].map(() => deliver(webhook("refund.processed", entities), urlOf("razorpayWebhook")));
  expect(await Promise.all(told)).toEqual([200, 200, 200]);
  expect(await paymentOf(paid)).toMatchObject({ asking_paise: 0, refunded_paise: 100_000 });
  expect(await read<RefundRequest>(REFUND_REQUESTS, request_id)).toMatchObject({
    ...{ status: "accepted", refund_id: expect.stringMatching(/^rfnd_/) },
  });
  const { status: rest } = await back(admin, paid, amount - 100_000);
  expect(rest).toBe("accepted");
  await reconcilePayments();
  expect(await paymentOf(paid)).toMatchObject({
    status: "refunded",
    asking_paise: 0,
    refunded_paise: amount,
  });
  expect(await gateway.refundsOfPayment(id)).toHaveLength(2);
});

test("[Y-09] two refunds with the notes of one request in one answer are both counted, and the request is closed by one of them", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const { id: paymentId } = paid.payment;
  await razorpay.failNext({ match: "POST /v1/payments/*/refund", status: 503 });
  const { request_id, status } = await back(admin, paid, 50_000);
  expect(status).toBe("asked");
  for (const idempotencyKey of ["the-first-of-two", "the-second-of-two"]) {
    const notes = { request: request_id };
    await gateway.refund({
      paymentId,
      amount: 50_000,
      idempotencyKey: `${idempotencyKey}-${paymentId}`,
      notes,
    });
  }
  await applyAllRefunds(paymentId, await gateway.refundsOfPayment(paymentId));
  expect(await paymentOf(paid)).toMatchObject({ refunded_paise: 100_000, asking_paise: 0 });
  const { status: now, refund_id } = await read<RefundRequest>(REFUND_REQUESTS, request_id);
  expect(now).toBe("accepted");
  expect((await paymentOf(paid)).refunds.map(({ id }) => id)).toContain(refund_id);
});

test("[Y-09] what an administrator writes stands on the order, and its client has one mail when it begins and one when it was sent, in their language", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const { order_id } = await paymentOf(paid);
  await (await accounts()).createUser({
    uid: paid.buyer.uid,
    email: "reads-hindi@example.com",
    emailVerified: true,
  });
  await collection(COLLECTIONS.orders)
    .doc(order_id ?? "")
    .update({ language: "hi" });
  const { request_id } = await back(admin, paid, 50_000);
  const { orders, mails, inbox } = await recordsOf(paid.session.checkout_id);
  expect(orders[0]?.timeline.map(({ event, description }) => [event, description])).toEqual([
    ["Order received", expect.any(String)],
    ["Refund agreed", "Sorry for the delay. (refund: ₹500)"],
    ["Refund sent", expect.stringContaining("₹500")],
  ]);
  expect(inbox.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Your refund is on its way", "Refund sent"]),
  );
  const told = mails.filter(({ template }) => template === "refund");
  expect(told.map(({ data }) => [data.about, data.request_id])).toEqual([
    ["begun", request_id],
    ["sent", request_id],
  ]);
  // The bank has it by now: the first has become untrue.
  const [begun, sent] = await Promise.all(told.map((mail) => renderMail(mail)));
  expect(begun).toBeNull();
  expect(sent?.text).toContain("₹500 का रिफ़ंड");
  expect(sent?.text).toContain(`/hi${PATHS.userOrder(order_id ?? "")}`);
});

test("[Y-09] what the provider refuses is kept with its reason, an administrator hears of it, nothing counts as gone, and another sum is no second try", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const description = "Your account does not have enough balance to carry out the refund operation.";
  await razorpay.failNext({
    ...{ match: "POST /v1/payments/*/refund", status: 400 },
    body: { error: { code: "BAD_REQUEST_ERROR", description } },
  });
  const { request_id, status } = await back(admin, paid, 50_000, "the-very-same-asking-again");
  expect(status).toBe("refused");
  expect(await read<RefundRequest>(REFUND_REQUESTS, request_id)).toMatchObject({ refusal: description });
  expect(await paymentOf(paid)).toMatchObject({ asking_paise: 0, refunded_paise: 0 });
  const { mails } = await recordsOf(paid.session.checkout_id);
  const alert = mails.find(({ template }) => template === "refund-failed");
  if (!alert) throw new Error("No administrator hears of it");
  expect((await renderMail(alert))?.text).toContain(description);
  const begun = mails.find(({ template }) => template === "refund");
  expect(begun && (await renderMail(begun))).toBeNull();
  // Its client was told that it comes.
  const stuck = mails.find(({ data }) => data.about === "stuck");
  expect(stuck?.data).toMatchObject({ request_id });
  await refusal("changed_meanwhile", back(admin, paid, 40_000, "the-very-same-asking-again"));
  await transferred(admin, paid, "for-what-was-refused", { instead_of: request_id });
  expect(await read<RefundRequest>(REFUND_REQUESTS, request_id)).toMatchObject({ status: "refused" });
  expect(stuck && (await renderMail(stuck))).toBeNull();
});

test("[Y-09] [N-23] refunds of a third each, from here and from the provider's dashboard, get three notes that are the invoice together", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const third = Math.round(paid.payment.amount / 3);
  await back(admin, paid, third);
  const byHand = await gateway.refund({
    ...{ paymentId: paid.payment.id, amount: third, idempotencyKey: `by-hand-${paid.payment.id}`, notes: {} },
  });
  const state = await razorpay.state();
  const entities = {
    refund: state.refunds.find(({ id }) => id === byHand.id),
    payment: state.payments.find(({ id }) => id === paid.payment.id),
  } as Parameters<typeof webhook>[1];
  expect(await deliver(webhook("refund.processed", entities), urlOf("razorpayWebhook"))).toBe(200);
  await back(admin, paid, paid.payment.amount - 2 * third);
  await Promise.all([1, 2, 3].map(() => allotCreditNotes(paid.payment.id)));
  const notes = await notesOf(paid);
  const invoice = await read<Invoice>(COLLECTIONS.invoices, (await paymentOf(paid)).invoice_number ?? "");
  expect(notes).toHaveLength(3);
  expect(new Set(notes.map(({ number }) => number)).size).toBe(3);
  for (const field of [
    "taxable_paise",
    "igst_paise",
    "cgst_paise",
    "round_off_paise",
    "total_paise",
  ] as const) {
    expect(notes.reduce((sum, { tax }) => sum + tax[field], 0)).toBe(invoice.tax[field]);
  }
  for (const note of notes) {
    expect(note).toMatchObject({
      ...{ kind: "credit_note", recipient: invoice.recipient, supplier: invoice.supplier },
      original: { number: invoice.number },
    });
    expect(note.number).toMatch(/^CN-\d\d-\d\d-\d{6}$/);
  }
});

test("[Y-09] [RZP-10] office, dashboard and webhooks at once on one payment: each refund counts once, never more than was paid, and the notes are what went back", async () => {
  const paid = await bought();
  const [first, second] = await Promise.all([withAccount("admin"), withAccount("admin")]);
  const { id, amount } = paid.payment;
  const part = Math.floor(amount / 6);
  const byHand = async (n: number) => {
    const key = { idempotencyKey: `hand-at-once-${n}-${id}`, notes: {} };
    const made = await gateway.refund({ paymentId: id, amount: part, ...key });
    const state = await razorpay.state();
    const entities = {
      refund: state.refunds.find((one) => one.id === made.id),
      payment: state.payments.find((one) => one.id === id),
    } as Parameters<typeof webhook>[1];
    const told = ["refund.processed", "refund.created", "refund.processed"].map((event) =>
      deliver(webhook(event, entities), urlOf("razorpayWebhook")),
    );
    await Promise.all(told);
  };
  await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, n) => back(n % 2 === 0 ? first : second, paid, part)),
    ...[1, 2, 3, 4, 5].map(byHand),
    ...[1, 2].map(() => reconcilePayments()),
  ]);
  await reconcilePayments();
  await Promise.all([1, 2].map(() => allotCreditNotes(id)));
  const [payment, sent] = await Promise.all([paymentOf(paid), gateway.refundsOfPayment(id)]);
  const total = sent.reduce((sum, refund) => sum + refund.amount, 0);
  expect(total).toBeLessThanOrEqual(amount);
  expect(payment.refunds.map((refund) => refund.id).sort()).toEqual(sent.map((refund) => refund.id).sort());
  expect(payment).toMatchObject({ refunded_paise: total, asking_paise: 0, credit_due: false });
  const notes = await notesOf(paid);
  expect(new Set(notes.map(({ number }) => number)).size).toBe(sent.length);
  expect(notes.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(total);
}, 60_000);

test("[Y-09] what the bank did not take is told to its client, goes by bank transfer once, and has its credit note and no finding", async () => {
  const [paid, admin, other] = await Promise.all([bought(), withAccount("admin"), withAccount("admin")]);
  await (await accounts()).createUser({
    ...{ uid: paid.buyer.uid, email: `${paid.buyer.uid.toLowerCase()}@example.com`, emailVerified: true },
  });
  await razorpay.refunds("by-hand");
  await back(admin, paid, 50_000);
  const [sent] = await gateway.refundsOfPayment(paid.payment.id);
  await razorpay.endRefund(sent?.id ?? "", "failed");
  await razorpay.refunds("at-once");
  await applyAllRefunds(paid.payment.id, await gateway.refundsOfPayment(paid.payment.id));
  const stuck = await recordsOf(paid.session.checkout_id);
  expect(stuck.inbox.map(({ title }) => title)).toContain("Your refund needs another way");
  const mail = stuck.mails.find(({ data }) => data.about === "stuck");
  expect(mail && (await renderMail(mail))?.subject).toBe("Your refund of ₹500 needs another way");

  await Promise.all([1, 2, 3].map(() => transferred(admin, paid, "one-transfer-noted-once")));
  await refusal("transfer_noted", transferred(other, paid, "the-same-transfer-again"));
  // Another sum, or another number, was never noted.
  for (const differently of [{ amount_paise: 40_000 }, { utr: "SBINR52026113099" }])
    await refusal("changed_meanwhile", transferred(admin, paid, "one-transfer-noted-once", differently));
  // One transfer pays back another payment too.
  const also = await bought();
  await transferred(other, also, "another-payment-also");
  expect(await paymentOf(also)).toMatchObject({ refunded_paise: 50_000 });
  const tooMuch = { amount_paise: paid.payment.amount - 49_999 };
  await refusal("refund_too_much", transferred(other, paid, "more-than-there-is-left", tooMuch));
  await allotCreditNotes(paid.payment.id);
  const payment = await paymentOf(paid);
  expect(payment).toMatchObject({ status: "partially_refunded", refunded_paise: 50_000, credit_due: false });
  expect(payment.refunds[1]).toMatchObject({
    ...{ id: `trf_SBINR52026113012_${paid.payment.id}`, reference: "SBINR52026113012", status: "processed" },
    credit_note: expect.stringMatching(/^CN-/),
  });
  const told = await recordsOf(paid.session.checkout_id);
  expect(told.orders[0]?.timeline.at(-1)?.description).toContain("SBINR52026113012");
  const letter = told.mails.find(({ data }) => data.about === "sent");
  expect(letter && (await renderMail(letter))?.text).toContain("Bank reference (UTR): SBINR52026113012");
  // What was untrue by now is not sent any more, and Razorpay is not asked for a refund that it never had.
  expect(mail && (await renderMail(mail))).toBeNull();
  expect(await comparePayment(paid.payment.id)).toEqual([]);
  await applyAllRefunds(paid.payment.id, await gateway.refundsOfPayment(paid.payment.id));
  expect(await paymentOf(paid)).toMatchObject({ refunded_paise: 50_000, refunds: payment.refunds });
});

test("[Y-09] of two refunds of one sum that the bank did not take, a transfer settles the one it names, and the other is sent once more once", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const { id: payment_id } = paid.payment;
  await razorpay.refunds("by-hand");
  await back(admin, paid, 30_000);
  await back(admin, paid, 30_000);
  for (const { id } of await gateway.refundsOfPayment(payment_id)) await razorpay.endRefund(id, "failed");
  await razorpay.refunds("at-once");
  await applyAllRefunds(payment_id, await gateway.refundsOfPayment(payment_id));
  const [first, second] = (await paymentOf(paid)).refunds.map(({ id }) => id);
  const onDesk = async () => {
    await lookAtPayment(payment_id);
    const open = await collection(BOOK_FINDINGS).where("payment_id", "==", payment_id).get();
    return open.docs.filter((doc) => doc.get("status") === "open").map((doc) => doc.get("part_id"));
  };
  expect((await onDesk()).sort()).toEqual([first, second].sort());
  await refusal(
    "changed_meanwhile",
    transferred(admin, paid, "of-no-refund-of-this", { amount_paise: 30_000, instead_of: "rfnd_unknown" }),
  );
  const named = { amount_paise: 30_000, instead_of: second ?? "" };
  await transferred(admin, paid, "for-the-second-of-both", named);
  expect(await onDesk()).toEqual([first]);
  // Two administrators send the other once more at the same moment: one of them does.
  const again = (n: number) =>
    call(
      "refundPayment",
      {
        ...{ payment_id, amount_paise: 30_000, reason: "other" as const, words: "Once more, sorry." },
        ...{ request_id: `once-more-by-${n}`.padEnd(20, "x"), instead_of: first },
      },
      admin,
    );
  const tries = await Promise.allSettled([again(1), again(2), again(3)]);
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await onDesk()).toEqual([]);
  const payment = await paymentOf(paid);
  expect(payment).toMatchObject({ refunded_paise: 60_000, asking_paise: 0 });
  expect(payment.refunds.map(({ instead_of }) => instead_of).sort()).toEqual(
    [first, second, undefined, undefined].sort(),
  );
});

test("[Y-09] money that bought nothing and is sent back by transfer is told to its client once, without a credit note", async () => {
  const [purchase, admin] = await Promise.all([openCheckout(), withAccount("admin")]);
  const paid = await pay(purchase, { amount: 50_000 });
  expect((await confirm(paid)).status).toBe("held");
  await (await accounts()).createUser({
    ...{ uid: paid.buyer.uid, email: `${paid.buyer.uid.toLowerCase()}@example.com`, emailVerified: true },
  });
  await transferred(admin, paid, "held-money-by-transfer");
  const { inbox, mails } = await recordsOf(paid.session.checkout_id);
  expect(inbox.find(({ title }) => title === "Refund sent")?.content).toMatch(/₹500 was sent.*transfer\.$/);
  const letters = mails.filter(({ template }) => template === "refund");
  expect(letters.map(({ data }) => data.about)).toEqual(["sent"]);
  const written = async () => (letters[0] ? (await renderMail(letters[0]))?.text : "") ?? "";
  expect(await written()).toContain("Bank reference (UTR): SBINR52026113012");
  expect(await written()).not.toContain("credit note");
  await collection(COLLECTIONS.checkouts).doc(paid.session.checkout_id).update({ language: "hi" });
  expect(await written()).toContain("बैंक का रेफ़रेंस नंबर (UTR): SBINR52026113012");
  expect(await written()).not.toMatch(/क्रेडिट नोट|credit note/);
});

test("[N-24] a note of the next financial year is in its series, with place and recipient of the invoice", async () => {
  const [paid, admin] = await Promise.all([bought(), withAccount("admin")]);
  const { invoice_number } = await paymentOf(paid);
  await back(admin, paid, 10_000);
  await allotCreditNotes(paid.payment.id, Date.parse("2031-04-02T10:00:00+05:30"));
  const [note] = await notesOf(paid);
  expect(note?.number.startsWith("CN-")).toBe(true);
  expect(note?.original?.number).toBe((await paymentOf(paid)).invoice_number ?? invoice_number);
});
