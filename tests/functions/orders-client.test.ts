import "./own-project.ts";
import { createHash, randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { type ThreadReader, threadReaderId } from "@niyamdesk/domain/messages/thread-reader";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import { beforeEach, expect, test } from "vitest";
import { checkDocument } from "../../functions/src/documents/check-document.ts";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { pdf } from "../support/made-files.ts";
import {
  documentNow,
  emptyOffice,
  newAdmin,
  newClient,
  newDocument,
  newOrder,
  newWorker,
  orderNow,
  ourDocument,
  type Person,
} from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { read } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const DAY = 86_400_000;
/** Of an Import Export Code: needed if the client is a firm, or if they are a proprietor. */
const IF_FIRM = "constitution";
const IF_PROPRIETOR = "masked-aadhaar";

const asked = async (id: string, slot: string) =>
  (await orderNow(id)).work?.asked.find((one) => one.slot === slot);

test("[O-05] an 'if …' document is asked for once its client says that it applies, and not when they say otherwise", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const { id } = await newOrder(client, { assigned_to: suresh.uid });
  expect(await asked(id, IF_FIRM)).toBeUndefined();
  const yes = { order_id: id, slots: [IF_FIRM], applies: true };
  await Promise.all([call("answerCondition", yes, client), call("answerCondition", yes, client)]);
  expect(await asked(id, IF_FIRM)).toMatchObject({
    ...{ label: "Deed or certificate of incorporation", step: "documents", applies: true, waived: null },
  });
  expect((await orderNow(id)).work?.asked.filter(({ slot }) => slot === IF_FIRM)).toHaveLength(1);
  await call("answerCondition", { ...yes, applies: false }, client);
  expect(await asked(id, IF_FIRM)).toMatchObject({ applies: false });
});

test("[O-05] an answer moves the order on: the last document that was missing is none any more", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const order = await newOrder(client, { assigned_to: suresh.uid });
  const applies = (is: boolean) =>
    call("answerCondition", { order_id: order.id, slots: [IF_PROPRIETOR], applies: is }, client);
  await call("beginOrder", { order_id: order.id }, suresh);
  await applies(true);
  for (const { slot, is_file } of order.work?.asked ?? []) {
    if (!is_file) continue;
    const document_id = await newDocument(order, slot);
    await call("reviewDocument", { document_id, verdict: { kind: "accept" } }, suresh);
  }
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "client", status: "awaiting_documents" });
  await applies(false);
  expect(await orderNow(order.id)).toMatchObject({ waits_for: "us", status: "processing" });
  await refusal("step_not_open", applies(true));
});

test("[O-05] [R-05] nobody answers for another, nor about what is needed in any case or is not asked for at all", async () => {
  const [client, stranger] = [await newClient(), await newClient()];
  const { id: order_id } = await newOrder(client);
  const answer = { order_id, slots: [IF_FIRM], applies: true };
  await refusal("order_not_found", call("answerCondition", answer, stranger));
  for (const slot of ["pan", "contact", "rent-agreement"]) {
    await refusal("document_not_found", call("answerCondition", { ...answer, slots: [slot] }, client));
  }
  expect(await asked(order_id, IF_FIRM)).toBeUndefined();
});

test("[N-37] whoever writes learns how far they were read: by the other alone, and never by an administrator who looks", async () => {
  const [suresh, client, admin] = [await newWorker(), await newClient(), await newAdmin()];
  const { id: order_id } = await newOrder(client, { assigned_to: suresh.uid });
  const say = async (text: string) =>
    call("sendMessage", { about: { order_id }, text, attachments: [], request_id: randomUUID() }, client);
  const seen = async () =>
    (await read<ThreadReader>(THREAD_READERS, threadReaderId(order_id, client.uid))).seen_up_to?.toMillis();
  const sentAt = async (id: string) =>
    (await read<ThreadMessage>(`${COLLECTIONS.orders}/${order_id}/messages`, id)).created_at.toMillis();
  const first = await say("Can my husband sign?");
  const second = await say("He is the manager.");
  await call("readMessages", { order_id, up_to: second.message_id }, client);
  await call("readMessages", { order_id, up_to: second.message_id }, admin);
  expect(await seen()).toBeUndefined();
  await call("readMessages", { order_id, up_to: first.message_id }, suresh);
  expect(await seen()).toBe(await sentAt(first.message_id));
  await call("readMessages", { order_id, up_to: second.message_id }, suresh);
  expect(await seen()).toBe(await sentAt(second.message_id));
});

/** A document whose file is there, as accepted for an earlier order. */
async function accepted(client: Person, slot: string, change: object = {}) {
  const order = await newOrder(client, { status: "completed" });
  const bytes = pdf();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const document_id = await newDocument(order, slot, {
    ...{ status: "accepted", size: bytes.length, sha256 },
    ...change,
  });
  const { path } = await documentNow(document_id);
  await (await files()).file(path).save(bytes, { contentType: "application/pdf", resumable: false });
  return { document_id, path };
}

test("[O-05] what was accepted for one order is sent for the next without an upload, and is looked at again there", async () => {
  const [suresh, client] = [await newWorker(), await newClient()];
  const before = await accepted(client, "pan");
  const order = await newOrder(client, { assigned_to: suresh.uid });
  const reuse = { document_id: before.document_id, order_id: order.id };
  const [{ document_id }, again] = await Promise.all([
    call("reuseDocument", reuse, client),
    call("reuseDocument", reuse, client),
  ]);
  expect(again.document_id).toBe(document_id);
  expect(document_id).not.toBe(before.document_id);
  const { path } = await documentNow(document_id);
  expect((await documentNow(document_id)).status).toBe("uploaded");
  // The trigger of the stored file hears of it too.
  await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
  await checkDocument(document_id);
  expect(await documentNow(document_id)).toMatchObject({
    ...{ order_id: order.id, slot: "pan", name: "pan.pdf", status: "received", assigned_to: suresh.uid },
  });
  expect(await documentNow(before.document_id)).toMatchObject({ status: "accepted", path: before.path });
  // Erasing one leaves the other.
  await (await files()).file(before.path).delete();
  expect((await (await files()).file(path).exists())[0]).toBe(true);
});

test("[O-05] [R-05] nothing else is sent on: another's, what was not accepted, what does not last, what we sent, what is gone", async () => {
  const [suresh, client, stranger] = [await newWorker(), await newClient(), await newClient()];
  const order = await newOrder(client, { assigned_to: suresh.uid });
  const refused = async (document_id: string, by = client) =>
    refusal("document_not_found", call("reuseDocument", { document_id, order_id: order.id }, by));
  await refused((await accepted(stranger, "pan")).document_id);
  await refused((await accepted(client, "pan")).document_id, stranger);
  await refused((await accepted(client, "pan", { status: "rejected" })).document_id);
  await refused((await accepted(client, "address-proof")).document_id);
  const photo = await accepted(client, "photo", { created_at: timestamp(Date.now() - 400 * DAY) });
  await refused(photo.document_id);
  await refused(await ourDocument(order, suresh));
  const gone = await accepted(client, "pan");
  await (await files()).file(gone.path).delete();
  await refused(gone.document_id);
  const mine = await accepted(client, "pan");
  const theirs = await newOrder(stranger);
  const elsewhere = { document_id: mine.document_id, order_id: theirs.id };
  await refusal("order_not_found", call("reuseDocument", elsewhere, client));
});
