import "./own-project.ts";
import { randomUUID } from "node:crypto";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { ClientDocument } from "@niyamdesk/domain/client-document";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import type { SupportTicket } from "@niyamdesk/domain/ticket";
import { describe, expect, test } from "vitest";
import { closeAccount, reopenAccount } from "../../functions/src/data/accounts/close-account.ts";
import { profileRef } from "../../functions/src/data/refs.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { onFileStored } from "../../functions/src/triggers/on-file-stored.ts";
import { CallableRefusal } from "../support/callables.ts";
import { type Client, call, signedIn, useProduct } from "./product.ts";
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
const ticketsOf = (uid: string) => where<SupportTicket>(COLLECTIONS.supportTickets, "user_id", uid);

const document = (order_id: string, change: object = {}): CallableInput<"announceDocument"> => ({
  order_id,
  slot: "pan",
  name: "PAN card (2).pdf",
  content_type: "application/pdf",
  size: 8,
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
    expect(await read(`${COLLECTIONS.supportTickets}/${first?.id}/messages`, "first")).toMatchObject({
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
    await closeAccount(asha.uid);
    await refusal("unauthenticated", call("openTicket", ticket(), asha));
    await reopenAccount(asha.uid);
    await call("openTicket", ticket(), asha);
    const ravi = await client();
    await profileRef(ravi.uid).delete();
    await refusal("unauthenticated", call("openTicket", ticket(), ravi));
  });
});

describe("a document", () => {
  test("[AX-15] [AX-17] is announced with a place of our naming, and counts once its file is there", async () => {
    const asha = await client();
    const order_id = await orderOf(asha.uid, "a-ca");
    const wanted = document(order_id);
    const { document_id, path } = await call("announceDocument", wanted, asha);
    expect(await call("announceDocument", wanted, asha)).toEqual({ document_id, path });
    expect(path).toBe(`client-documents/${asha.uid}/${order_id}/${document_id}/file.pdf`);
    const stored = () => read<ClientDocument>(COLLECTIONS.documents, document_id);
    expect(await stored()).toMatchObject({ status: "announced", assigned_to: "a-ca", name: wanted.name });
    await onFileStored.run({ id: randomUUID(), data: { name: path } } as never);
    expect(await stored()).toMatchObject({ status: "uploaded" });
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
