import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { threadReaderId } from "@niyamdesk/domain/messages/thread-reader";
import { USUAL_AVAILABILITY } from "@niyamdesk/domain/staff/availability";
import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import { assignOrder } from "../../functions/src/orders/assign-order.ts";
import { careForOrders } from "../../functions/src/orders/care-for-orders.ts";
import { fillDeskFields } from "../../functions/src/orders/desk-fields.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { orderRef, profileRef, taskRef } from "../../functions/src/platform/refs.ts";
import {
  documentNow,
  emptyOffice,
  inboxOf,
  newAdmin,
  newClient,
  newDocument,
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

const HOUR = 3_600_000;
const assignees = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await orderNow(id)).assigned_to));
const givenMails = async (order: string) =>
  (await where<OutboxMail>(COLLECTIONS.mail, "data.order_id", order)).filter(
    ({ template }) => template === "order-given",
  );
const say = (order_id: string, text: string, by: Person) =>
  call("sendMessage", { about: { order_id }, text, attachments: [], request_id: randomUUID() }, by);

test("[Z-02] [FS-13] a paid order gets whoever has the fewest open steps, once, however often and at once that is tried", async () => {
  const [busy, free, client] = [
    await newWorker(),
    await newWorker({ name: "Kavita Rao" }),
    await newClient(),
  ];
  await newOrder(client, { assigned_to: busy.uid });
  const { id } = await newOrder(client);
  await Promise.all(Array.from({ length: 5 }, () => assignOrder(id)));
  const order = await orderNow(id);
  expect(order).toMatchObject({ assigned_to: free.uid, assigned_name: "Kavita Rao", had_by: [], rise: null });
  expect(order.timeline.filter(({ event }) => event === "Assigned")).toHaveLength(1);
  expect(await givenMails(id)).toHaveLength(1);
  expect((await inboxOf(free)).map(({ title, link }) => [title, link])).toEqual([
    ["A new order for you", `/tax-executive/processing/${id}`],
  ]);
});

test("[Z-02] of many orders at once nobody gets more than their capacity, and all are shared evenly", async () => {
  const [one, two] = [await newWorker({ capacity: 2 }), await newWorker({ capacity: 3 })];
  const client = await newClient();
  const orders = await Promise.all(Array.from({ length: 7 }, () => newOrder(client)));
  const ids = orders.map(({ id }) => id);
  await Promise.all(ids.map((id) => assignOrder(id)));
  const had = await assignees(ids);
  expect(had.filter((uid) => uid === one.uid)).toHaveLength(2);
  expect(had.filter((uid) => uid === two.uid)).toHaveLength(3);
  expect(had.filter((uid) => uid === null)).toHaveLength(2);
});

test("[Z-02] nobody who is away, does other work or is suspended; the job gives it once somebody can, and tells an administrator meanwhile", async () => {
  const today = new Date(Date.now() + 5.5 * HOUR).toISOString().slice(0, 10);
  const away = await newWorker({ away: { from: today, until: today } });
  await newWorker({ services: ["gst-return"] });
  const { id } = await newOrder(await newClient(), { date: timestamp(Date.now() - 2 * HOUR) });
  await careForOrders();
  expect(await orderNow(id)).toMatchObject({ assigned_to: null, rise: "admin" });
  await call("setAvailability", { services: null, capacity: 40, away: null }, away);
  await careForOrders();
  expect(await orderNow(id)).toMatchObject({ assigned_to: away.uid, rise: null });
  await refusal(
    "forbidden",
    call("setAvailability", { uid: "someone", services: null, capacity: 1, away: null }, away),
  );
});

test("[N-38] an order that changes hands takes documents, thread and reminders along; whoever had it has nothing more and hears of it once", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  const [suresh, kavita] = [await newWorker(), await newWorker({ name: "Kavita Rao", role: "ca" })];
  const order = await newOrder(client);
  await assignOrder(order.id);
  expect((await orderNow(order.id)).assigned_to).toBe(suresh.uid);
  const document = await newDocument(order, "pan");
  await say(order.id, "When is it done?", client);
  await say(order.id, "By Friday", suresh);
  await say(order.id, "And what else?", client);
  await say(order.id, "And by whom?", client);
  const task = taskRef(`task_${order.id}`);
  const reminder = {
    owner_id: suresh.uid,
    order_id: order.id,
    title: "Call Meera",
    priority: "high",
  } as const;
  await task.set({
    ...reminder,
    due_at: null,
    done_at: null,
    created_at: timestamp(),
    updated_at: timestamp(),
  });

  const to = { order_id: order.id, seen: suresh.uid, to: kavita.uid, reason: "Knows the client" };
  await call("reassignOrder", to, admin);
  await call("reassignOrder", to, admin);

  const after = await orderNow(order.id);
  expect(after).toMatchObject({ assigned_to: kavita.uid, assigned_name: "Kavita Rao", had_by: [suresh.uid] });
  expect(after.timeline.filter(({ event }) => event === "Handed over")).toHaveLength(1);
  expect(await documentNow(document)).toMatchObject({ assigned_to: kavita.uid });
  expect((await task.get()).data()?.owner_id).toBe(kavita.uid);
  const readerOf = (uid: string) =>
    db()
      .doc(`${THREAD_READERS}/${threadReaderId(order.id, uid)}`)
      .get();
  expect((await readerOf(kavita.uid)).data()).toMatchObject({ unread: 2 });
  const answered = await db()
    .collection(`orders/${order.id}/messages`)
    .where("sender_id", "==", suresh.uid)
    .get();
  expect((await readerOf(kavita.uid)).get("read_up_to")).toEqual(answered.docs[0]?.get("created_at"));
  expect((await readerOf(suresh.uid)).exists).toBe(false);

  await refusal("document_not_found", call("openDocument", { document_id: document }, suresh));
  await refusal("order_not_found", say(order.id, "Still there?", suresh));
  await refusal("order_not_found", call("beginOrder", { order_id: order.id }, suresh));
  expect((await inboxOf(suresh)).map(({ title }) => title)).toEqual(["No longer yours"]);
  expect((await inboxOf(kavita)).map(({ title }) => title)).toEqual(["A new order for you"]);
  const written = await Promise.all(
    (await givenMails(order.id)).map(async (mail) => [mail.to, (await renderMail(mail)) !== null] as const),
  );
  expect(new Map(written)).toEqual(
    new Map([
      [suresh.email, false],
      [kavita.email, true],
    ]),
  );
  // The client hears the new name once.
  expect(
    (await inboxOf(client)).filter(({ title }) => title === "Someone new is handling your order"),
  ).toHaveLength(1);
});

test("[E-01] an order from before desks asked for its turn gets it as it is handed over, and what nobody touches overnight", async () => {
  const [admin, client, worker] = [await newAdmin(), await newClient(), await newWorker()];
  const date = timestamp(Date.UTC(2026, 9, 1));
  const [given, left] = [await newOrder(client, { date }), await newOrder(client, { date })];
  const gone = FieldValue.delete();
  await orderRef(given.id).update({ work: gone, waits_for: gone, desk_turn: gone });
  await orderRef(left.id).update({ desk_turn: gone, search_words: gone, rise: "admin" });
  for (const order of [given, left]) await newDocument(order, "pan");
  const to = { order_id: given.id, seen: null, to: worker.uid, reason: "Knows the client" };
  await call("reassignOrder", to, admin);
  expect(await orderNow(given.id)).toMatchObject({ waits_for: "client", desk_turn: "us" });
  for (const done of [1, 0]) {
    const before = await orderNow(left.id);
    expect((await fillDeskFields()).failed).toBe(0);
    const after = await orderNow(left.id);
    expect(after).toMatchObject({ desk_turn: "us", rise: "admin" });
    expect(after.search_words).toContain("meera");
    if (done === 0) expect(after).toEqual(before);
  }
});

test("[N-38] the words of a client who became a partner meanwhile wait for whoever gets the order as any client's", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  const [one, two] = [await newWorker(), await newWorker()];
  const { id } = await newOrder(client, { assigned_to: one.uid });
  await say(id, "When is it done?", client);
  const { docs } = await db().collection(`orders/${id}/messages`).get();
  for (const { ref } of docs) await ref.update({ sender_role: "franchise" });
  await call("reassignOrder", { order_id: id, seen: one.uid, to: two.uid, reason: "Balance" }, admin);
  const reader = await read<{ unread: number }>(THREAD_READERS, threadReaderId(id, two.uid));
  expect(reader.unread).toBe(1);
});

test("[N-38] what is sent while an order changes hands comes to whoever has it then", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  const [one, two] = [await newWorker(), await newWorker()];
  const order = await newOrder(client, { assigned_to: one.uid });
  const announce = () =>
    call(
      "announceDocument",
      {
        ...{ order_id: order.id, slot: "pan", name: "PAN.pdf", content_type: "application/pdf", size: 8 },
        ...{ sha256: "0".repeat(64), request_id: randomUUID() },
      },
      client,
    );
  const results = await Promise.all([
    ...Array.from({ length: 4 }, announce),
    call("reassignOrder", { order_id: order.id, seen: one.uid, to: two.uid, reason: "Balance" }, admin),
    ...Array.from({ length: 3 }, () => say(order.id, "Here it is", client)),
  ]);
  const ids = results.flatMap((result) => ("document_id" in result ? [result.document_id] : []));
  for (const id of ids) expect(await documentNow(id)).toMatchObject({ assigned_to: two.uid });
  const reader = await read<{ unread: number }>(THREAD_READERS, threadReaderId(order.id, two.uid));
  expect(reader.unread).toBe(3);
});

test("[N-38] [Z-02] a suspension hands open orders to others, and a job ends what died half-way", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  const [one, two] = [await newWorker(), await newWorker({ capacity: 1 })];
  const [first, second] = [await newOrder(client), await newOrder(client)];
  for (const { id } of [first, second]) await orderRef(id).update({ assigned_to: one.uid });
  const done = await newOrder(client, { assigned_to: one.uid });
  await orderRef(done.id).update({ status: "completed" });
  await call("suspendStaff", { uid: one.uid, suspended: true }, admin);
  expect((await assignees([first.id, second.id])).sort()).toEqual([null, two.uid].sort());
  expect(await assignees([done.id])).toEqual([one.uid]);

  const left = await newOrder(client, { assigned_to: one.uid });
  await profileRef(two.uid).update({ availability: USUAL_AVAILABILITY });
  await careForOrders();
  expect(await assignees([left.id])).toEqual([two.uid]);
  await refusal(
    "worker_not_available",
    call("reassignOrder", { order_id: left.id, seen: two.uid, to: one.uid, reason: "Back" }, admin),
  );
});
