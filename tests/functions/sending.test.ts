import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { onFileStored } from "../../functions/src/documents/on-file-stored.trigger.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { closeGates, reopenGates } from "../../functions/src/platform/gate.ts";
import { profileRef, sentTodayRef } from "../../functions/src/platform/refs.ts";
import { sendingGate } from "../../functions/src/platform/sent-today.ts";
import { CallableRefusal } from "../support/callables.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

/** A client with a profile. */
async function client(): Promise<Client> {
  const person = signedIn("client_user");
  await db().doc(`${COLLECTIONS.profiles}/${person.uid}`).set({ id: person.uid, name: "Asha" });
  return person;
}

async function orderOf(user_id: string, assigned_to: string | null = null): Promise<string> {
  const id = `ORD-${randomUUID().slice(0, 12).toUpperCase()}`;
  await db().doc(`${COLLECTIONS.orders}/${id}`).set({ id, user_id, assigned_to, status: "processing" });
  return id;
}

const ticket = (change: object = {}): CallableInput<"openTicket"> => ({
  subject: "Invoice name",
  text: "Please correct it.",
  request_id: randomUUID(),
  ...change,
});
const ticketsOf = (uid: string) => where<SupportTicket>(SUPPORT_TICKETS, "user_id", uid);

const document = (order_id: string, change: object = {}): CallableInput<"announceDocument"> => ({
  order_id,
  slot: "pan",
  name: "PAN card (2).pdf",
  content_type: "application/pdf",
  size: 8,
  sha256: "0".repeat(64),
  request_id: randomUUID(),
  ...change,
});

describe("a ticket", () => {
  test("[AX-15] of forty at once, ten are opened, each with its message", async () => {
    const asha = await client();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => call("openTicket", ticket(), asha)),
    );
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(refused.every((reason) => reason instanceof CallableRefusal)).toBe(true);
    const opened = await ticketsOf(asha.uid);
    expect(opened.length).toBe(40 - refused.length);
    expect(opened.length).toBe(10);
    const [first] = opened;
    expect(await read(`${SUPPORT_TICKETS}/${first?.id}/messages`, "first")).toMatchObject({
      sender_id: asha.uid,
      text: "Please correct it.",
    });
  });

  test("[AX-15] sent twice is one, and about another's order is none", async () => {
    const asha = await client();
    const own = ticket({ order_id: await orderOf(asha.uid) });
    expect(await call("openTicket", own, asha)).toEqual(await call("openTicket", own, asha));
    expect(await ticketsOf(asha.uid)).toHaveLength(1);
    for (const order_id of [await orderOf("stranger"), "ORD-MISSING"]) {
      await refusal("order_not_found", call("openTicket", ticket({ order_id }), asha));
    }
  });

  test("[AX-15] the eleventh of a day is refused in words", async () => {
    const asha = await client();
    for (let n = 0; n < 10; n += 1) await call("openTicket", ticket(), asha);
    await refusal("too_many_tickets", call("openTicket", ticket(), asha));
  });

  test("[O-04] [AX-15] whose account is being deleted, or is gone, sends nothing more; a deletion that is not to be hinders nobody", async () => {
    const asha = await client();
    await closeGates([sendingGate], asha.uid);
    await refusal("unauthenticated", call("openTicket", ticket(), asha));
    await reopenGates([sendingGate], asha.uid);
    await call("openTicket", ticket(), asha);
    const ravi = await client();
    await profileRef(ravi.uid).delete();
    await refusal("unauthenticated", call("openTicket", ticket(), ravi));
  });
});

describe("a message", () => {
  const message = (about: object, change: object = {}) =>
    ({
      about,
      text: "When will it be filed?",
      attachments: [],
      request_id: randomUUID(),
      ...change,
    }) as CallableInput<"sendMessage">;
  const messagesOf = async (thread: string) =>
    (await db().collection(`${thread}/messages`).get()).docs.map((entry) => entry.data());
  /** Somebody of ours with a profile. */
  async function colleague(role: Role): Promise<Client> {
    const person = await withAccount(role);
    await db().doc(`${COLLECTIONS.profiles}/${person.uid}`).set({ id: person.uid, role });
    return person;
  }

  test("[AX-15] of an order is written by its parties, once for a request, and signed with who they are", async () => {
    const [asha, ca, admin] = [await client(), await colleague("ca"), await colleague("admin")];
    const order_id = await orderOf(asha.uid, ca.uid);
    const { document_id } = await call("announceDocument", document(order_id), asha);
    const first = message({ order_id }, { attachments: [document_id] });
    expect(await call("sendMessage", first, asha)).toEqual(await call("sendMessage", first, asha));
    await call("sendMessage", message({ order_id }), ca);
    await call("sendMessage", message({ order_id }), admin);
    const written = await messagesOf(`${COLLECTIONS.orders}/${order_id}`);
    expect(written.map(({ sender_id, sender_role }) => `${sender_role} ${sender_id}`).sort()).toEqual(
      [`admin ${admin.uid}`, `ca ${ca.uid}`, `client_user ${asha.uid}`].sort(),
    );
    expect(written.flatMap(({ attachments }) => attachments)).toEqual([document_id]);
  });

  test("[AX-15] about what is another's, or with a document of another order, is refused", async () => {
    const [asha, ravi, ca] = [await client(), await client(), await colleague("ca")];
    const telecaller = await colleague("telecaller");
    const order_id = await orderOf(asha.uid, telecaller.uid);
    for (const sender of [ravi, ca, telecaller]) {
      await refusal("order_not_found", call("sendMessage", message({ order_id }), sender));
    }
    await refusal("order_not_found", call("sendMessage", message({ order_id: "ORD-MISSING" }), asha));
    const { ticket_id } = await call("openTicket", ticket(), asha);
    await refusal("ticket_not_found", call("sendMessage", message({ ticket_id }), ravi));
    const elsewhere = await call("announceDocument", document(await orderOf(asha.uid)), asha);
    for (const id of [elsewhere.document_id, "doc_missing"]) {
      const attached = message({ order_id }, { attachments: [id] });
      await refusal("document_not_found", call("sendMessage", attached, asha));
    }
    for (const about of [{}, { order_id, ticket_id }, { order_id: "a/b" }]) {
      await refusal("invalid_input", call("sendMessage", message(about), asha));
    }
  });

  test("[AX-15] [SUP-02] on a ticket moves it up, opens a closed one again, and is only for whose it is", async () => {
    const [asha, admin] = [await client(), await colleague("admin")];
    const { ticket_id } = await call("openTicket", ticket(), asha);
    const opened = await read<SupportTicket>(SUPPORT_TICKETS, ticket_id);
    await call("sendMessage", message({ ticket_id }), asha);
    const touched = await read<SupportTicket>(SUPPORT_TICKETS, ticket_id);
    expect(touched.updated_at.toMillis()).toBeGreaterThan(opened.updated_at.toMillis());
    await db().doc(`${SUPPORT_TICKETS}/${ticket_id}`).update({ status: "closed" });
    await refusal("ticket_not_found", call("sendMessage", message({ ticket_id }), admin));
    await call("sendMessage", message({ ticket_id }), asha);
    expect(await read(SUPPORT_TICKETS, ticket_id)).toMatchObject({ status: "new", messages: 3 });
    expect(await messagesOf(`${SUPPORT_TICKETS}/${ticket_id}`)).toHaveLength(3);
  });

  test("[AX-15] [O-04] [AX-05] is one too many above the day's share; none comes from who is gone or suspended", async () => {
    const [asha, ca] = [await client(), await colleague("ca")];
    const order_id = await orderOf(asha.uid, ca.uid);
    const sent = Array.from({ length: 100 }, () => Timestamp.now());
    await sentTodayRef(asha.uid).set({
      tickets: [],
      documents: [],
      messages: sent,
      expires_at: Timestamp.now(),
    });
    await refusal("too_many_messages", call("sendMessage", message({ order_id }), asha));
    await closeGates([sendingGate], asha.uid);
    await refusal("unauthenticated", call("sendMessage", message({ order_id }), asha));
    await (await accounts()).updateUser(ca.uid, { disabled: true });
    await refusal("account_suspended", call("sendMessage", message({ order_id }), ca));
    expect(await messagesOf(`${COLLECTIONS.orders}/${order_id}`)).toEqual([]);
  });
});

describe("a document", () => {
  test("[AX-15] [AX-17] is announced with a place of our naming, and counts once its file is there", async () => {
    const asha = await client();
    const order_id = await orderOf(asha.uid, "a-ca");
    const wanted = document(order_id);
    const { document_id, path } = await call("announceDocument", wanted, asha);
    const again = { document_id, path, arrived: false };
    expect(await call("announceDocument", wanted, asha)).toEqual(again);
    expect(path).toBe(`client-documents/${asha.uid}/${order_id}/${document_id}/file.pdf`);
    const stored = () => read<ClientDocument>(COLLECTIONS.documents, document_id);
    expect(await stored()).toMatchObject({ status: "announced", assigned_to: "a-ca", name: wanted.name });
    await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
    expect(await stored()).toMatchObject({ status: "uploaded" });
    expect(await call("announceDocument", wanted, asha)).toEqual({ ...again, arrived: true });
    await db().doc(`${COLLECTIONS.documents}/${document_id}`).update({ status: "accepted" });
    await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
    expect(await stored()).toMatchObject({ status: "accepted" });
  });

  test.each<[string, object, string]>([
    ["of another's order", { order_id: "ORD-MISSING" }, "order_not_found"],
    ["with a name of two lines", { name: "card\n.pdf" }, "invalid_input"],
    ["with a name that is read backwards", { name: "card\u202efdp.exe" }, "invalid_input"],
    ["with a path for a slot", { slot: "../other" }, "invalid_input"],
    ["as HTML", { content_type: "text/html" }, "invalid_input"],
    ["larger than 10 MB", { size: 10 * 1024 * 1024 + 1 }, "invalid_input"],
    [
      "as a picture larger than 5 MB",
      { content_type: "image/png", size: 5 * 1024 * 1024 + 1 },
      "invalid_input",
    ],
    ["of nothing", { size: 0 }, "invalid_input"],
  ])("[AX-17] [AX-15] %s is refused", async (_, change, code) => {
    const asha = await client();
    const wanted = document(await orderOf(asha.uid), change);
    await refusal(code, call("announceDocument", wanted, asha));
  });
});
