import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { seriesKey } from "@niyamdesk/domain/invoices/invoice";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Order } from "@niyamdesk/domain/orders/order";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, expect, test, vi } from "vitest";
import { sendQueuedMail } from "../../functions/src/jobs.ts";
import { withoutMailServer } from "../support/faults.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { deliverMail } from "./outbox.ts";
import { useProduct } from "./product.ts";
import { collection, read } from "./records.ts";
import { type Wish, wish } from "./wish.ts";

useProduct();
afterEach(() => vi.unstubAllEnvs());

async function queued(contact: Partial<Wish["contact"]> = {}) {
  const details = { ...wish().contact, ...contact };
  const paid = await pay(await openCheckout({ contact: details }));
  const { order_id } = await confirm(paid);
  return { id: `order-confirmation_${order_id}`, to: details.email, orderId: order_id ?? "" };
}

function mailNow(id: string): Promise<OutboxMail> {
  return read<OutboxMail>(COLLECTIONS.mail, id);
}

function change(id: string, changes: object): Promise<unknown> {
  return collection(COLLECTIONS.mail).doc(id).update(changes);
}

const PAST = Timestamp.fromMillis(Date.now() - 1_000);

test("[FS-13] delivering one mail many times at once sends it once", async () => {
  const { id, to } = await queued();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliverMail(id)));
  expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
  expect(await deliverMail(id)).toBe("not_due");
  await sendQueuedMail();
  await waitForMail(to);
  expect(await mailsTo(to)).toHaveLength(1);
  expect(await mailNow(id)).toMatchObject({
    status: "sent",
    attempts: 1,
    message_id: `<${id}@niyamdesk.example>`,
  });
});

test("[Y-07] a dead mail server delays mail and loses none", async () => {
  const { id, to } = await queued();
  await withoutMailServer(() => deliverMail(id));
  const waiting = await mailNow(id);
  expect(waiting).toMatchObject({ status: "queued", attempts: 1, lease_until: null });
  expect(waiting.last_error).toBeTruthy();
  expect(waiting.next_attempt_at.toMillis()).toBeGreaterThan(Date.now());
  await sendQueuedMail();
  expect(await mailsTo(to)).toEqual([]);
  await change(id, { next_attempt_at: PAST });
  await sendQueuedMail();
  await waitForMail(to);
  expect(await mailNow(id)).toMatchObject({ status: "sent", attempts: 2, last_error: null });
});

test("[Y-07] a sender that died is replaced once its lease is over, under the same Message-ID", async () => {
  const { id, to } = await queued();
  await change(id, {
    status: "sending",
    lease_until: Timestamp.fromMillis(Date.now() + 60_000),
    attempts: 1,
  });
  expect(await deliverMail(id)).toBe("not_due");
  await change(id, { lease_until: PAST });
  await sendQueuedMail();
  expect((await waitForMail(to)).headers["message-id"]).toBe(`<${id}@niyamdesk.example>`);
});

test("[Y-07] after the last try a mail counts as failed; without a mail server configured it waits", async () => {
  const { id } = await queued();
  vi.stubEnv("SMTP_URL", "");
  expect(await deliverMail(id)).toBe("put_back");
  expect(await mailNow(id)).toMatchObject({
    status: "queued",
    last_error: "The parameter SMTP_URL is not set",
  });
  await change(id, { attempts: 23, next_attempt_at: PAST });
  await deliverMail(id);
  expect((await mailNow(id)).status).toBe("failed");
});

test("[Y-07] a confirmation waits for its invoice number a few times, then goes without it", async () => {
  const { id, to } = await queued();
  const counter = collection(COLLECTIONS.counters).doc(seriesKey("invoice", Date.now()));
  const before = (await counter.get()).data();
  await counter.set({ last: 1, issued_at: "never" });
  for (let n = 0; n < 3; n += 1) {
    expect(await deliverMail(id)).toBe("put_back");
    await change(id, { next_attempt_at: PAST });
  }
  expect(await deliverMail(id)).toBe("sent");
  await (before ? counter.set(before) : counter.delete());
  const { text } = await waitForMail(to);
  expect(text).toContain("GST registration");
  expect(text).not.toContain("INV-");
});

test("[FRM-15] the confirmation says all of it, and what a person typed is text, never markup", async () => {
  const { id, to, orderId } = await queued({
    name: "Asha 'Ash' & Co",
    state_code: "27",
    gstin: "27AAPFU0939F1ZV",
    billing_name: "Ash & Co",
    address: "4, Station Road, Pune 411001",
  });
  // The form refuses that by now; an older record may hold it.
  const { checkout_id } = await read<Order>(COLLECTIONS.orders, orderId);
  await collection(COLLECTIONS.checkouts)
    .doc(checkout_id)
    .update({ "contact.billing_name": '<img src=x onerror="alert(1)">' });
  await deliverMail(id);
  const { subject, text, html } = await waitForMail(to);
  expect(subject).toContain(orderId);
  const facts = [
    orderId,
    "GST registration",
    "₹1,499.00",
    "IGST 18% (Maharashtra)",
    "₹269.82",
    "₹1,769.00",
    "Maharashtra (27)",
    "INV-",
  ];
  for (const fact of [...facts, `/user/order/${orderId}`, "1800 123 456", "Mon-Fri 9AM-6PM IST", "PAN"]) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(html).not.toContain("<img");
  expect(html).not.toMatch(/<[^>]*(src=|url\()/);
  expect(html).toContain("Asha &#39;Ash&#39; &#38; Co");
});
