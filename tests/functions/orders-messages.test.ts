import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { type ThreadReader, threadReaderId, UNREAD_MAIL_MS } from "@niyamdesk/domain/messages/thread-reader";
import { beforeEach, expect, test } from "vitest";
import { sendMessage } from "../../functions/src/messages/send-message.ts";
import { careForOrders } from "../../functions/src/orders/care-for-orders.ts";
import { emptyOffice, newAdmin, newClient, newOrder, newWorker, type Person } from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const say = async (order_id: string, by: Person, text = "Hello") =>
  (await call("sendMessage", { about: { order_id }, text, attachments: [], request_id: randomUUID() }, by))
    .message_id;
const readerOf = (order: string, { uid }: Person) =>
  read<ThreadReader>(THREAD_READERS, threadReaderId(order, uid));
const mailsOf = async (order: string, { email }: Person) =>
  (await where<OutboxMail>(COLLECTIONS.mail, "data.order_id", order)).filter(
    ({ template, to }) => template === "message-waiting" && to === email,
  );

test("[N-37] one's own messages never count; reading goes forward only, and the count is exact over fifty", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const own = await say(id, suresh);
  const sent: string[] = [];
  // Past the callable, which lets nobody write so many a minute.
  const writer = {
    uid: client.uid,
    role: "client_user",
    session: "s",
    secondStep: false,
    signedInAt: 0,
  } as const;
  for (let count = 0; count < 60; count++) {
    const message = { about: { order_id: id }, text: `No. ${count}`, attachments: [] };
    sent.push(await sendMessage({ ...message, request_id: randomUUID() }, writer));
  }
  expect((await readerOf(id, suresh)).unread).toBe(60);
  expect((await readerOf(id, client)).unread).toBe(1);
  const upTo = (message: string | undefined, by: Person) =>
    call("readMessages", { order_id: id, up_to: message ?? "" }, by);
  expect(await upTo(sent[9], suresh)).toEqual({ unread: 50 });
  // An older tab takes nothing back; two tabs end with the same.
  expect(await upTo(sent[3], suresh)).toEqual({ unread: 50 });
  await Promise.all([upTo(sent[40], suresh), upTo(sent[59], suresh), upTo(sent[20], suresh)]);
  expect((await readerOf(id, suresh)).unread).toBe(0);
  expect(await upTo(own, client)).toEqual({ unread: 0 });
});

test("[N-37] what is sent while somebody reads is unread, whichever comes first", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const first = await say(id, client);
  await Promise.all([
    call("readMessages", { order_id: id, up_to: first }, suresh),
    say(id, client, "And this?"),
    say(id, client, "And that?"),
  ]);
  expect((await readerOf(id, suresh)).unread).toBe(2);
});

test("[O-02] a mail tells of what stays unread for fifteen minutes, once until it is read, and of none that was read meanwhile", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  await say(id, suresh, "Please sign on page 2.");
  await careForOrders(Date.now() + UNREAD_MAIL_MS - 60_000);
  expect(await mailsOf(id, client)).toHaveLength(0);
  const late = Date.now() + UNREAD_MAIL_MS + 60_000;
  await Promise.all([careForOrders(late), careForOrders(late)]);
  const second = await say(id, suresh, "Please.");
  await careForOrders(late + UNREAD_MAIL_MS);
  const [mail, ...others] = await mailsOf(id, client);
  expect(others).toEqual([]);
  const content = mail && (await renderMail(mail));
  expect(content?.text).toContain("2 messages about this order are waiting for you.");
  expect(content?.text).not.toContain("sign on page 2");
  await call("readMessages", { order_id: id, up_to: second }, client);
  expect(mail && (await renderMail(mail))).toBeNull();
  await say(id, suresh, "Thank you.");
  await careForOrders(Date.now() + UNREAD_MAIL_MS + 120_000);
  expect(await mailsOf(id, client)).toHaveLength(2);
});

test("[R-05] nobody reads a thread that is not theirs; an administrator who looks reads for nobody", async () => {
  const [suresh, other, client, admin] = [
    await newWorker(),
    await newWorker(),
    await newClient(),
    await newAdmin(),
  ];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  const message = await say(id, client);
  await refusal("order_not_found", call("readMessages", { order_id: id, up_to: message }, other));
  await refusal("message_not_found", call("readMessages", { order_id: id, up_to: "msg_none" }, suresh));
  expect(await call("readMessages", { order_id: id, up_to: message }, admin)).toEqual({ unread: 0 });
  expect((await readerOf(id, suresh)).unread).toBe(1);
});
