import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { BookFinding } from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS, BOOK_RUNS } from "@niyamdesk/domain/books/queries";
import { type NeedKind, type Needs, OFFICE } from "@niyamdesk/domain/needs/need";
import { NEEDS } from "@niyamdesk/domain/needs/queries";
import { needsShown } from "@niyamdesk/domain/needs/rows";
import type { Order } from "@niyamdesk/domain/orders/order";
import { beforeEach, expect, test } from "vitest";
import { keepNeeds } from "../../functions/src/needs/keep-needs.ts";
import { DAY_MS, HOUR_MS, timestamp } from "../../functions/src/platform/clock.ts";
import { orderRef } from "../../functions/src/platform/refs.ts";
import { emptyOffice, newAdmin, newClient, newOrder, newWorker } from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const office = () => read<Needs>(NEEDS, OFFICE);
const keys = async () => needsShown(await office(), Date.now()).rows.map(({ key }) => key);
const countOf = async (kind: NeedKind) => (await office()).kinds[kind]?.count;
const ago = (ms: number) => timestamp(Date.now() - ms);

beforeEach(async () => {
  await emptyOffice();
  for (const name of [BOOK_FINDINGS, COLLECTIONS.leads, NEEDS]) {
    for (const { ref } of (await collection(name).get()).docs) await ref.delete();
  }
  await collection(BOOK_RUNS)
    .doc("night")
    .set({ started_at: ago(HOUR_MS), ended_at: ago(HOUR_MS) });
});

async function newFinding(changes: Partial<BookFinding> = {}): Promise<string> {
  const id = `held_pay_${randomUUID().slice(0, 8)}`;
  await collection(BOOK_FINDINGS)
    .doc(id)
    .set({
      ...{ id, kind: "held", group: "money", status: "open", payment_id: "pay_1", theirs_paise: 176_900 },
      ...{ about_at: ago(3 * HOUR_MS), due_at: null, found_at: ago(3 * HOUR_MS), ...changes },
    });
  return id;
}

const newLead = (age: number) =>
  collection(COLLECTIONS.leads).add({ status: "new", assigned_to: null, created_at: ago(age) });

test("[Z-25] what waits is listed by what it harms, with as many rows as there are things, and is gone once it is done", async () => {
  const admin = await newAdmin();
  const client = await newClient();
  const finding = await newFinding();
  const worker = await newWorker();
  const late = await newOrder(client, { assigned_to: worker.uid });
  await orderRef(late.id).update({ rise: "admin", due_date: ago(DAY_MS), status: "processing" });
  await newLead(14 * HOUR_MS);
  await newLead(HOUR_MS);
  await call("checkNeeds", {}, admin);
  expect(await keys()).toEqual([`money.${finding}`, `promises.${late.id}`, "leads"]);
  expect(await countOf("leads")).toBe(1);
  expect((await office()).kinds.money?.first[0]).toMatchObject({ what: "held", amount_paise: 176_900 });

  await collection(BOOK_FINDINGS).doc(finding).update({ status: "closed" });
  await keepNeeds();
  expect(await keys()).toEqual([`promises.${late.id}`, "leads"]);
});

test("[Z-25] a client who was not answered for a day is there, and gone with the answer", async () => {
  const client = await newClient();
  const worker = await newWorker();
  const order = await newOrder(client, { assigned_to: worker.uid, status: "processing" });
  const say = (by: typeof client, text: string) => {
    const about = { order_id: order.id };
    return call("sendMessage", { about, text, attachments: [], request_id: randomUUID() }, by);
  };
  await say(client, "When will it be filed?");
  const since = (await read<Order>(COLLECTIONS.orders, order.id)).unanswered_since;
  await say(client, "Hello?");
  expect((await read<Order>(COLLECTIONS.orders, order.id)).unanswered_since).toEqual(since);
  await keepNeeds();
  expect(await countOf("messages")).toBe(0);
  await orderRef(order.id).update({ unanswered_since: ago(25 * HOUR_MS) });
  await keepNeeds();
  expect(await keys()).toContain(`messages.${order.id}`);
  await say(worker, "Today, by six.");
  await keepNeeds();
  expect(await countOf("messages")).toBe(0);
});

test("[Z-25] more than three of a kind are one row with their number; a comparison that did not end is one, too", async () => {
  for (let index = 0; index < 5; index += 1) await newFinding();
  await collection(BOOK_RUNS)
    .doc("night")
    .update({ ended_at: ago(40 * HOUR_MS) });
  await keepNeeds();
  const { rows } = needsShown(await office(), Date.now());
  expect(rows.map(({ key, count }) => [key, count])).toEqual([
    ["money", 5],
    ["checks.books", 1],
  ]);
});

test("[Z-25] a row is put off until tomorrow with a reason, once, in the audit log; money is not", async () => {
  const admin = await newAdmin();
  await newLead(14 * HOUR_MS);
  const finding = await newFinding();
  await keepNeeds();
  const asked = { kind: "leads", key: "leads", reason: "Imran shares them out tonight." } as const;
  await call("snoozeNeed", asked, admin);
  await call("snoozeNeed", asked, admin);
  await keepNeeds();
  expect(await keys()).toEqual([`money.${finding}`]);
  const entries = await where<{ action: string; actor: string; reason: { words: string } }>(
    COLLECTIONS.auditLog,
    "subject",
    "needs/leads",
  );
  expect(entries.map(({ action, actor, reason }) => [action, actor, reason.words])).toEqual([
    ["need.snoozed", admin.uid, asked.reason],
  ]);
  await newLead(15 * HOUR_MS);
  await keepNeeds();
  expect(await keys()).toEqual([`money.${finding}`, "leads"]);

  const money = { kind: "money", key: `money.${finding}`, reason: "Tomorrow." } as const;
  await refusal("invalid_input", call("snoozeNeed", money, admin));
  await refusal("changed_meanwhile", call("snoozeNeed", { ...asked, kind: "mails", key: "mails" }, admin));
});

test("[Z-25] pages that open at the same time look once, and a look is not repeated within a minute", async () => {
  const admin = await newAdmin();
  await Promise.all([call("checkNeeds", {}, admin), call("checkNeeds", {}, admin)]);
  const { checked_at } = await office();
  await call("checkNeeds", {}, admin);
  expect((await office()).checked_at).toEqual(checked_at);
});
