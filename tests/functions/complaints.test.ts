import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  ANSWERED_WITHIN_MS,
  type Complaint,
  REMINDED_BEFORE_MS,
} from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { beforeEach, expect, test } from "vitest";
import { careForOrders } from "../../functions/src/orders/care-for-orders.ts";
import {
  emptyOffice,
  inboxOf,
  newAdmin,
  newClient,
  newOrder,
  newWorker,
  orderNow,
  type Person,
} from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const complain = (
  order_id: string,
  by: Person,
  request_id: string = randomUUID(),
  words = "Somebody asked me for an OTP.",
) =>
  call(
    "complain",
    {
      order_id,
      reason: "asked_for_money",
      words,
      language: "en",
      request_id,
    },
    by,
  );
const mailsAbout = (id: string) => where<OutboxMail>(COLLECTIONS.mail, "data.complaint_id", id);

test("[O-02] who is not satisfied is told by when they are answered; administrators hear of it, whoever has the order does not", async () => {
  const [admin, suresh, client] = [await newAdmin(), await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const key = randomUUID();
  const [first, same, other] = [
    await complain(id, client, key),
    await complain(id, client, key),
    await complain(id, client),
  ];
  expect([same, other]).toEqual([first, first]);
  expect(Math.abs(first.answer_due - Date.now() - ANSWERED_WITHIN_MS)).toBeLessThan(60_000);
  expect((await inboxOf(admin)).map(({ title }) => title)).toEqual(["A client is not satisfied"]);
  expect(await inboxOf(suresh)).toEqual([]);
  expect((await orderNow(id)).timeline).toEqual([]);
  await refusal("order_not_found", complain(id, await newClient()));

  const due = first.answer_due - REMINDED_BEFORE_MS + 1;
  await Promise.all([careForOrders(due), careForOrders(due)]);
  const reminders = (await mailsAbout(first.complaint_id)).filter(({ id: mail }) => mail.endsWith("_due"));
  expect(reminders.length).toBeLessThanOrEqual(1);

  const answer = {
    complaint_id: first.complaint_id,
    answer: "We looked into it and changed who has your order.",
  };
  await call("answerComplaint", answer, admin);
  await call("answerComplaint", answer, admin);
  await refusal(
    "changed_meanwhile",
    call("answerComplaint", { ...answer, answer: "Something else entirely." }, admin),
  );
  expect(await read<Complaint>(COMPLAINTS, first.complaint_id)).toMatchObject({
    status: "answered",
    answered_by: admin.uid,
  });
  const written = (await mailsAbout(first.complaint_id)).filter(({ to }) => to === client.email);
  const subjects = await Promise.all(written.map(async (mail) => (await renderMail(mail))?.subject ?? null));
  expect(subjects.sort()).toEqual(["Our answer about Import Export Code", null].sort());
  // It can be said again once it was answered.
  expect((await complain(id, client)).complaint_id).not.toBe(first.complaint_id);
});

test("[O-02] of many complaints about one order at once there is one", async () => {
  const client = await newClient();
  const { id } = await newOrder(client);
  const answers = await Promise.all(Array.from({ length: 4 }, () => complain(id, client)));
  expect(new Set(answers.map(({ complaint_id }) => complaint_id)).size).toBe(1);
});

test("[O-02] [FRM-13] what is said once more in other words joins the open complaint, and the same words do not stand twice", async () => {
  const client = await newClient();
  const { id } = await newOrder(client);
  const { complaint_id } = await complain(id, client);
  const more = "They called again and wanted ₹2,000.";
  for (const key of ["another-request-1", "another-request-1", "another-request-2"])
    await complain(id, client, key, more);
  expect((await read<Complaint>(COMPLAINTS, complaint_id)).words).toBe(
    `Somebody asked me for an OTP.\n\n${more}`,
  );
});

test("[O-02] what is said while the complaint is being answered is another complaint: an answered one takes up nothing more", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  const { id } = await newOrder(client);
  const { complaint_id } = await complain(id, client);
  const answer = "We looked into it and changed who has your order.";
  const more = "They called again and wanted money.";
  const [, said] = await Promise.all([
    call("answerComplaint", { complaint_id, answer }, admin),
    complain(id, client, randomUUID(), more),
  ]);
  const words = async (one: string) => (await read<Complaint>(COMPLAINTS, one)).words;
  // Whichever came first: it stands where somebody still answers, or was there to be read with the answer.
  expect(await words(said.complaint_id)).toContain(more);
  expect(await read<Complaint>(COMPLAINTS, complaint_id)).toMatchObject({ status: "answered", answer });
  const later = await complain(id, client, randomUUID(), "And once more today.");
  expect(later.complaint_id).not.toBe(complaint_id);
  expect(await words(complaint_id)).not.toContain("And once more today.");
});

test("[O-02] a complaint that is full says so, and drops nothing without a word", async () => {
  const client = await newClient();
  const { id } = await newOrder(client);
  const { complaint_id } = await complain(id, client);
  const long = (place: number) => `${place} ${"They asked for money again. ".repeat(60)}`.trim();
  let kept = 1;
  let last: unknown = null;
  for (let place = 1; place <= 8 && last === null; place += 1) {
    try {
      await complain(id, client, randomUUID(), long(place));
      kept += 1;
    } catch (error) {
      last = error;
    }
  }
  await refusal("too_many_messages", Promise.reject(last));
  const { words } = await read<Complaint>(COMPLAINTS, complaint_id);
  expect(words.split("\n\n")).toHaveLength(kept);
});

test("[O-02] a wish to cancel is kept beside an open complaint, and each of the two once", async () => {
  const client = await newClient();
  const { id } = await newOrder(client);
  await newAdmin();
  const complaint = await complain(id, client);
  const wish = () =>
    call(
      "complain",
      {
        ...{ order_id: id, reason: "cancel" as const, language: "en" as const },
        ...{ words: "Please cancel this order.", request_id: randomUUID() },
      },
      client,
    );
  const [first, second] = [await wish(), await wish()];
  expect(first.complaint_id).not.toBe(complaint.complaint_id);
  expect(second).toEqual(first);
  expect(await complain(id, client)).toEqual(complaint);
  const kept = await read<Complaint>(COMPLAINTS, first.complaint_id);
  expect(kept).toMatchObject({ reason: "cancel", words: "Please cancel this order.", status: "open" });
});
