import "./own-project.ts";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { BookFinding } from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS } from "@niyamdesk/domain/books/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { findMailsGivenUp } from "../../functions/src/books/find-mails.ts";
import { lookAtPayment } from "../../functions/src/books/look-at-payment.ts";
import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { applyAllRefunds } from "../../functions/src/payments/apply-refund.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const admin = await withAccount("admin");
const request_id = "k".repeat(20);

async function held(): Promise<Paid> {
  const paid = await pay(await openCheckout());
  await tell("payment.captured", { payment: { ...paid.payment, order_id: "order_NotOurs0000000" } });
  await lookAtPayment(paid.payment.id);
  return paid;
}

const finding = (id: string) => read<BookFinding>(BOOK_FINDINGS, id);

test("[N-04] held money is on the desk at once; a note sent twice stands once, and set aside it rests until it changes", async () => {
  const { payment } = await held();
  const id = `held_${payment.id}`;
  expect(await finding(id)).toMatchObject({
    status: "open",
    ours: "unknown_order",
    ours_paise: payment.amount,
  });
  const said = { finding_id: id, words: "Asked the client by phone.", request_id };
  await Promise.all([call("noteFinding", said, admin), call("noteFinding", said, admin)]);
  await call("setFindingAside", { ...said, words: "The client calls back on Monday." }, admin);
  await lookAtPayment(payment.id);
  const aside = await finding(id);
  expect(aside).toMatchObject({ status: "set_aside", notes: [{ words: said.words, by: admin.uid }] });
  expect(aside.set_aside).toMatchObject({ words: "The client calls back on Monday.", by: admin.uid });
  const trail = await where<AuditEntry>(COLLECTIONS.auditLog, "subject", `payments/${payment.id}`);
  const acts = trail.map(({ action }) => action);
  expect(acts).toEqual(expect.arrayContaining(["finding.noted", "finding.set_aside"]));

  await giveBack(payment.id, 10_000);
  await applyAllRefunds(payment.id, await gateway.refundsOfPayment(payment.id));
  await lookAtPayment(payment.id);
  expect(await finding(id)).toMatchObject({ status: "open", set_aside: null });
  await giveBack(payment.id, payment.amount - 10_000);
  await applyAllRefunds(payment.id, await gateway.refundsOfPayment(payment.id));
  await lookAtPayment(payment.id);
  expect(await finding(id)).toMatchObject({ status: "closed" });
});

test("[Y-09] a transfer, and a refund at the gateway on top of it: what went back is more than was paid, and the desk says so", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const { id, amount } = paid.payment;
  await call(
    "noteTransfer",
    {
      ...{ payment_id: id, amount_paise: amount, reason: "other", words: "By transfer, sorry." },
      ...{ utr: "SBINR52026113012", request_id: "t".repeat(20) },
    },
    admin,
  );
  await giveBack(id, 10_000);
  await applyAllRefunds(id, await gateway.refundsOfPayment(id));
  await lookAtPayment(id);
  expect(await finding(`refunded_over_${id}`)).toMatchObject({
    ...{ status: "open", group: "refunds", ours_paise: amount, theirs_paise: amount + 10_000 },
  });
});

test("[N-04] a dispute is on the desk with its day, its evidence is one file, and it closes when the bank has decided", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  await allotInvoiceNumber(paid.payment.id);
  const respond_by = Math.floor(Date.now() / 1000) + 4 * 86_400;
  const dispute = await razorpay.dispute(paid.payment.id, { respond_by });
  await tell("payment.dispute.created", { dispute, payment: paid.payment });
  await lookAtPayment(paid.payment.id);
  const open = await finding(`dispute_${dispute.id}`);
  expect(open).toMatchObject({ status: "open", group: "disputes", theirs_paise: dispute.amount });
  expect(open.due_at?.toMillis()).toBe(respond_by * 1000);

  const input = { payment_id: paid.payment.id, dispute_id: dispute.id };
  const { name, base64, left_out } = await call("disputeEvidence", input, admin);
  const archive = Buffer.from(base64, "base64").toString("latin1");
  const [invoice] = (await recordsOf(paid.session.checkout_id)).invoices;
  expect({ name, left_out }).toEqual({ name: `evidence-${dispute.id}.zip`, left_out: [] });
  expect(archive).toContain("1-summary.pdf");
  expect(archive).toContain(`2-papers/${invoice?.number}.pdf`);
  await refusal("dispute_not_found", call("disputeEvidence", { ...input, dispute_id: "disp_1" }, admin));

  await tell("payment.dispute.won", {
    dispute: await razorpay.moveDispute(dispute.id, "won"),
    payment: paid.payment,
  });
  await lookAtPayment(paid.payment.id);
  expect(await finding(`dispute_${dispute.id}`)).toMatchObject({ status: "closed" });
});

test("[N-04] a dispute that was lost stays on the desk until somebody says what became of it, and is told; its order can be closed, and nothing goes back twice", async () => {
  const paid = await pay(await openCheckout());
  const { order_id } = await confirm(paid);
  const dispute = await razorpay.dispute(paid.payment.id);
  await tell("payment.dispute.created", { dispute, payment: paid.payment });
  await lookAtPayment(paid.payment.id);
  expect(await deliverMail(`payment-disputed_${dispute.id}`)).toBe("sent");
  const decided = await razorpay.moveDispute(dispute.id, "lost");
  for (const _ of [1, 2]) await tell("payment.dispute.lost", { dispute: decided, payment: paid.payment });
  await lookAtPayment(paid.payment.id);
  expect(await finding(`dispute_${dispute.id}`)).toMatchObject({ status: "closed" });
  const id = `dispute_lost_${dispute.id}`;
  expect(await finding(id)).toMatchObject({
    ...{ status: "open", group: "disputes", order_id },
    due_at: null,
  });
  expect(await deliverMail(`payment-dispute-lost_${dispute.id}`)).toBe("sent");

  const cancel = { order_id: order_id ?? "", words: "Your bank has given you this money back." };
  await refusal("dispute_lost", call("cancelOrder", { ...cancel, amount_paise: 10_000 }, admin));
  await call("cancelOrder", { ...cancel, amount_paise: 0 }, admin);
  expect((await recordsOf(paid.session.checkout_id)).orders).toMatchObject([{ status: "cancelled" }]);
  await call("setFindingAside", { finding_id: id, words: "Order closed.", request_id }, admin);
  await lookAtPayment(paid.payment.id);
  expect(await finding(id)).toMatchObject({ status: "set_aside" });
});

test("[Y-04] held money is matched to the purchase of the same sum, whoever says so at once; another sum is refused", async () => {
  const { payment, session } = await held();
  const { matches } = await call("paymentMatches", { payment_id: payment.id }, admin);
  expect(matches).toContainEqual(
    expect.objectContaining({ checkout_id: session.checkout_id, order_id: null }),
  );
  const match = () =>
    call("matchPayment", { payment_id: payment.id, checkout_id: session.checkout_id }, admin);
  const [one, other] = await Promise.all([match(), match()]);
  expect(one).toEqual(other);
  const { orders, payments, invoices, checkout } = await recordsOf(session.checkout_id);
  expect(orders).toMatchObject([{ id: one.order_id, payment_id: payment.id }]);
  expect(payments).toMatchObject([{ status: "completed", hold_reason: null }]);
  expect(invoices).toHaveLength(1);
  expect(checkout.status).toBe("paid");
  await lookAtPayment(payment.id);
  expect(await finding(`held_${payment.id}`)).toMatchObject({ status: "closed" });

  const less = await pay(await openCheckout(), { amount: 100 });
  await confirm(less);
  const wrong = { payment_id: less.payment.id, checkout_id: less.session.checkout_id };
  await refusal("payment_does_not_fit", call("matchPayment", wrong, admin));
  expect(await read<Payment>(COLLECTIONS.payments, less.payment.id)).toMatchObject({ status: "held" });
});

test("[Y-07] a mail that was given up is on the desk without its address, and is sent again once", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const [mail] = (await recordsOf(paid.session.checkout_id)).mails;
  const ref = collection(COLLECTIONS.mail).doc(mail?.id ?? "");
  await ref.update({ status: "failed", attempts: 24, last_error: "No route to host" });
  await findMailsGivenUp();
  const id = `mail_given_up_${mail?.id}`;
  const found = await finding(id);
  expect(found).toMatchObject({ status: "open", ours: mail?.template, theirs: "No route to host" });
  expect(JSON.stringify(found)).not.toContain(mail?.to);
  expect(await call("mendFinding", { finding_id: id }, admin)).toEqual({ status: "closed" });
  await ref.update({ status: "sent", sent_at: Timestamp.now() });
  expect(await call("mendFinding", { finding_id: id }, admin)).toEqual({ status: "closed" });
  expect(((await ref.get()).data() as OutboxMail).status).toBe("sent");
});
