import "./own-project.ts";
import { createHash, randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ClientDocument, DocumentType } from "@niyamdesk/domain/documents/document";
import { describe, expect, test } from "vitest";
import { checkDocument } from "../../functions/src/documents/check-document.ts";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { pdf, png, pngThatClaims } from "../support/made-files.ts";
import { type Client, call, signedIn, urlOf, useProduct, withAccount } from "./product.ts";
import { read } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

async function client(): Promise<Client> {
  const person = signedIn("client_user");
  await db().doc(`${COLLECTIONS.profiles}/${person.uid}`).set({ id: person.uid, name: "Asha" });
  return person;
}

async function orderOf({ uid }: Client, change: object = {}): Promise<string> {
  const id = `ORD-${randomUUID().slice(0, 12).toUpperCase()}`;
  const order = {
    ...{
      id,
      user_id: uid,
      assigned_to: null,
      status: "processing",
      service_name: "Income Tax Return Filing",
    },
    ...change,
  };
  await db().doc(`${COLLECTIONS.orders}/${id}`).set(order);
  return id;
}

const stored = (id: string) => read<ClientDocument>(COLLECTIONS.documents, id);
const isThere = async (path: string) => (await (await files()).file(path).exists())[0];

interface Sending {
  slot?: string;
  type?: DocumentType;
  name?: string;
  /** What arrives, where it is something else than was announced. */
  arrives?: Buffer;
}

/** Announced and stored, as far as the trigger that hears of the file. */
async function arrive(person: Client, order_id: string, bytes: Buffer, sending: Sending = {}) {
  const { slot = "pan", type = "application/pdf", name = "PAN card.pdf", arrives = bytes } = sending;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const announced = await call(
    "announceDocument",
    { order_id, slot, name, content_type: type, size: bytes.length, sha256, request_id: randomUUID() },
    person,
  );
  const file = (await files()).file(announced.path);
  await file.save(arrives, { contentType: type, resumable: false });
  await onFileStored.run({ id: randomUUID(), data: { name: announced.path } } as never);
  return announced;
}

async function send(person: Client, order_id: string, bytes: Buffer, sending: Sending = {}) {
  const announced = await arrive(person, order_id, bytes, sending);
  await checkDocument(announced.document_id);
  return announced;
}

describe("[O-05] [STO-01] a file that arrived", () => {
  test("is received once its bytes were looked at, with its pages; a late event changes nothing", async () => {
    const asha = await client();
    const { document_id, path } = await send(asha, await orderOf(asha), pdf({ pages: [["One"], ["Two"]] }));
    const received = await stored(document_id);
    expect(received).toMatchObject({ status: "received", refusal: null, check: { pages: 2, pages_read: 2 } });
    await checkDocument(document_id);
    await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
    expect(await stored(document_id)).toEqual(received);
    expect(await isThere(path)).toBe(true);
  });

  test.each<[string, Buffer, Sending, string]>([
    ["locked", pdf({ password: "ABCD1234" }), {}, "locked"],
    ["of another kind than it claims", png(9, 9), {}, "wrong_kind"],
    ["of too many pixels", pngThatClaims(30_000, 30_000), { type: "image/png" }, "too_many_pixels"],
    ["with an Aadhaar number", pdf({ pages: [["2345 6789 0124"]] }), {}, "aadhaar"],
    ["longer than was sent", pdf(), { arrives: Buffer.concat([pdf(), pdf()]) }, "not_as_sent"],
    ["not what was sent", pdf(), { arrives: Buffer.from(pdf()).reverse() }, "not_as_sent"],
  ])("%s is refused with its reason and removed", async (_, bytes, sending, reason) => {
    const asha = await client();
    const { document_id, path } = await send(asha, await orderOf(asha), bytes, sending);
    expect(await stored(document_id)).toMatchObject({ status: "refused", refusal: reason, check: null });
    expect(await isThere(path)).toBe(false);
  });

  test("[O-05] [O-06] that was refused is told to its owner once, who may have left the page long ago", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    await send(asha, order, pdf());
    const { document_id } = await send(asha, order, pdf({ password: "ABCD1234" }));
    await checkDocument(document_id);
    const inbox = await db().collection(`${COLLECTIONS.profiles}/${asha.uid}/inbox`).get();
    expect(inbox.docs.map((item) => item.data())).toMatchObject([
      {
        title: "Please send a document again",
        content: expect.stringContaining("“PAN card.pdf” for Income Tax Return Filing"),
        link: `/user/order/${order}`,
        read_at: null,
      },
    ]);
  });

  test("whose check died after it was decided is removed by the next try", async () => {
    const asha = await client();
    const { document_id, path } = await arrive(asha, await orderOf(asha), pdf());
    await db()
      .doc(`${COLLECTIONS.documents}/${document_id}`)
      .update({ status: "refused", refusal: "locked" });
    await checkDocument(document_id);
    expect(await isThere(path)).toBe(false);
  });

  test("[N-17] that ended its check three times is not looked at again", async () => {
    const asha = await client();
    const { document_id } = await arrive(asha, await orderOf(asha), pdf());
    await db().doc(`${COLLECTIONS.documents}/${document_id}`).update({ check_attempts: 3 });
    await checkDocument(document_id);
    expect(await stored(document_id)).toMatchObject({ status: "refused", refusal: "too_complex" });
  });

  test("is decided once, however many checks run at once", async () => {
    const asha = await client();
    const { document_id } = await arrive(asha, await orderOf(asha), pdf());
    await Promise.all([checkDocument(document_id), checkDocument(document_id), checkDocument(document_id)]);
    expect(await stored(document_id)).toMatchObject({ status: "received" });
  });

  test("is nothing when it is gone, or was never announced", async () => {
    const asha = await client();
    const { document_id, path } = await arrive(asha, await orderOf(asha), pdf());
    await (await files()).file(path).delete();
    await checkDocument(document_id);
    expect(await stored(document_id)).toMatchObject({ status: "refused", refusal: "not_as_sent" });
    await checkDocument("doc_never");
  });
});

describe("[O-05] another one for the same slot", () => {
  test("takes the place of the first, not of those of other slots", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    const first = await send(asha, order, pdf());
    const photo = await send(asha, order, png(9, 9), { slot: "photo", type: "image/png" });
    const second = await send(asha, order, pdf({ pages: [["New"]] }));
    expect(await stored(first.document_id)).toMatchObject({ status: "replaced", to_check: false });
    expect(await stored(second.document_id)).toMatchObject({ status: "received", to_check: true });
    expect(await stored(photo.document_id)).toMatchObject({ status: "received" });
  });

  test("that is refused leaves the first as it is", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    const first = await send(asha, order, pdf());
    await send(asha, order, pdf({ password: "x" }));
    expect(await stored(first.document_id)).toMatchObject({ status: "received" });
  });

  test("checked at the same time or the other way round, the later one stays", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    const sent = [
      await arrive(asha, order, pdf()),
      await arrive(asha, order, pdf()),
      await arrive(asha, order, pdf()),
    ];
    await Promise.all(sent.map(({ document_id }) => checkDocument(document_id)));
    const statuses = await Promise.all(
      sent.map(async ({ document_id }) => (await stored(document_id))?.status),
    );
    expect(statuses).toEqual(["replaced", "replaced", "received"]);
  });

  test("is not taken once one was accepted, nor for an order that is closed", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    const { document_id } = await send(asha, order, pdf());
    const late = await arrive(asha, order, pdf());
    await db().doc(`${COLLECTIONS.documents}/${document_id}`).update({ status: "accepted" });
    await refusal("document_accepted", arrive(asha, order, pdf()));
    await checkDocument(late.document_id);
    expect(await stored(late.document_id)).toMatchObject({ status: "replaced" });
    const closed = await orderOf(asha, { status: "cancelled" });
    await refusal("order_closed", arrive(asha, closed, pdf()));
  });
});

describe("[O-05] a document on its way", () => {
  test("can be called off by its owner; what has arrived stays", async () => {
    const asha = await client();
    const order_id = await orderOf(asha);
    const { document_id } = await call(
      "announceDocument",
      {
        ...{ order_id, slot: "pan", name: "a.pdf", content_type: "application/pdf", size: 9 },
        ...{ sha256: "0".repeat(64), request_id: randomUUID() },
      },
      asha,
    );
    await refusal("document_not_found", call("cancelDocument", { document_id }, await client()));
    expect(await stored(document_id)).toBeDefined();
    await call("cancelDocument", { document_id }, asha);
    await call("cancelDocument", { document_id }, asha);
    expect((await db().doc(`${COLLECTIONS.documents}/${document_id}`).get()).exists).toBe(false);
    const arrived = await arrive(asha, order_id, pdf());
    await call("cancelDocument", { document_id: arrived.document_id }, asha);
    expect(await stored(arrived.document_id)).toMatchObject({ status: "uploaded" });
    expect(await isThere(arrived.path)).toBe(true);
  });
});

describe("[O-05] [STO-05] a file is read", () => {
  const fetched = (ticket: string) =>
    fetch(urlOf("documentFile"), { headers: { authorization: `Bearer ${ticket}` } });

  test("[N-20] by its client with a ticket that lives for minutes, under its name, as it was sent", async () => {
    const asha = await client();
    const bytes = pdf({ pages: [["मेरा"]] });
    const { document_id } = await send(asha, await orderOf(asha), bytes, { name: "पैन कार्ड (2).pdf" });
    const opened = await call("openDocument", { document_id }, asha);
    expect(opened).toMatchObject({
      content_type: "application/pdf",
      size: bytes.length,
      name: "पैन कार्ड (2).pdf",
    });
    const answer = await fetched(opened.ticket);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[^"]+"; filename\*=UTF-8''%E0%A4%AA/,
      ),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const kept = await db().collection(COLLECTIONS.ledger).get();
    expect(kept.docs.some((entry) => JSON.stringify([entry.id, entry.data()]).includes(opened.ticket))).toBe(
      false,
    );
    const notes = kept.docs.filter(
      (entry) => entry.get("document_id") === document_id && entry.get("uid") === asha.uid,
    );
    for (const note of notes) await note.ref.update({ expires_at: new Date(Date.now() - 1) });
    expect((await fetched(opened.ticket)).status).toBe(404);
  });

  test("by staff only while the order is theirs, and by no other client", async () => {
    const asha = await client();
    const ca = await withAccount("ca");
    const { document_id } = await send(asha, await orderOf(asha, { assigned_to: ca.uid }), pdf());
    await refusal("document_not_found", call("openDocument", { document_id }, await client()));
    await refusal("document_not_found", call("openDocument", { document_id }, await withAccount("ca")));
    const { ticket } = await call("openDocument", { document_id }, ca);
    expect((await fetched(ticket)).status).toBe(200);
    await db().doc(`${COLLECTIONS.documents}/${document_id}`).update({ assigned_to: "another" });
    expect((await fetched(ticket)).status).toBe(404);
    const { ticket: seen } = await call("openDocument", { document_id }, await withAccount("admin"));
    expect((await fetched(seen)).status).toBe(200);
  });

  test("[STO-05] one whose file was erased meanwhile is answered as not there, and no connection breaks", async () => {
    const asha = await client();
    const { document_id } = await send(asha, await orderOf(asha), pdf());
    const { ticket } = await call("openDocument", { document_id }, asha);
    const { path } = await stored(document_id);
    await (await files()).file(path).delete();
    expect((await fetched(ticket)).status).toBe(404);
  });

  test("[STO-05] one that is shorter or longer than its record says ends as a failure, and keeps nobody waiting", async () => {
    const asha = await client();
    const bytes = pdf();
    const { document_id } = await send(asha, await orderOf(asha), bytes);
    for (const size of [bytes.length + 1_000, bytes.length - 10]) {
      await db().doc(`${COLLECTIONS.documents}/${document_id}`).update({ size });
      const { ticket } = await call("openDocument", { document_id }, asha);
      await expect(fetched(ticket).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    }
  });

  test("never before it was checked, nor when it was refused", async () => {
    const asha = await client();
    const order = await orderOf(asha);
    const waiting = await arrive(asha, order, pdf());
    await refusal("document_not_checked", call("openDocument", { document_id: waiting.document_id }, asha));
    const refused = await send(asha, order, pdf({ password: "x" }));
    await refusal("document_not_checked", call("openDocument", { document_id: refused.document_id }, asha));
  });

  test("not without a ticket, nor with an invented one, nor by another method", async () => {
    expect((await fetch(urlOf("documentFile"))).status).toBe(401);
    expect((await fetched("x".repeat(43))).status).toBe(404);
    expect((await fetched("../../etc")).status).toBe(401);
    expect((await fetch(urlOf("documentFile"), { method: "POST" })).status).toBe(405);
  });
});
