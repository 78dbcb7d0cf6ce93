import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CLIENT_NOTES } from "@niyamdesk/domain/clients/queries";
import { ACCESS_LOG } from "@niyamdesk/domain/privacy/queries";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { SEARCH_ENTRIES } from "@niyamdesk/domain/search/queries";
import { entryWordTyped } from "@niyamdesk/domain/search/search-entry";
import { isEnded } from "@niyamdesk/domain/sessions/session-gate";
import { ADMIN_VIEWS } from "@niyamdesk/domain/views/queries";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { careForClients } from "../../functions/src/clients/care-for-clients.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { clientWithEverything, remaining } from "./belongings.ts";
import { confirm, pay } from "./buying.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

const REASON = { kind: "asked", words: "By phone" } as const;
const KEPT_REASON = { kind: "asked", words: "By phone" };
const profileOf = (uid: string) => read<Profile>(COLLECTIONS.profiles, uid);
const auditOf = (uid: string) =>
  where<{ action: string; actor: string }>(COLLECTIONS.auditLog, "subject", `profiles/${uid}`);
const lineOf = async (uid: string, action: string) =>
  (await auditOf(uid)).filter((line) => line.action === action);

let admin: Client;
beforeAll(async () => {
  admin = await withAccount("admin");
});

async function client(phoneNumber?: string): Promise<Client> {
  const email = newEmail("meera");
  const someone = await withAccount("client_user", {
    email,
    emailVerified: true,
    ...(phoneNumber && { phoneNumber }),
  });
  await call("ensureProfile", { name: "Meera Iyer" }, someone);
  return someone;
}

const detailsOf = (profile: Profile, changes: object = {}) => ({
  ...{ name: profile.name, phone: profile.phone ?? "", address: "", state_code: "", pan: "", gstin: "" },
  ...{ billing_name: "", ...changes },
});

async function bought(buyer: Client) {
  const session = await call("createCheckout", wish(), buyer);
  const paid = await pay({ buyer, session });
  await confirm(paid);
  const [order] = await where<{ id: string }>(COLLECTIONS.orders, "checkout_id", session.checkout_id);
  return { order: order?.id ?? "", payment: paid.payment.id };
}

const found = async (typed: string) => {
  const entries = await collection(SEARCH_ENTRIES)
    .where("words", "array-contains", entryWordTyped(typed))
    .get();
  return entries.docs.map(({ id }) => id);
};

describe("a client's record", () => {
  test("[Z-21] what was paid is counted with the client in the commit of the order, however often it is told", async () => {
    const buyer = await client();
    expect(await profileOf(buyer.uid)).toMatchObject({ orders_count: 0, ordered_at: null });
    const session = await call("createCheckout", wish(), buyer);
    const paid = await pay({ buyer, session });
    await Promise.all([confirm(paid), confirm(paid)]);
    await confirm(paid);
    const { orders_count, ordered_at } = await profileOf(buyer.uid);
    expect(orders_count).toBe(1);
    expect(ordered_at?.toMillis()).toBe(paid.payment.created_at * 1000);
  });

  test("[Z-21] what was bought before it was counted is counted once by the job, and found", async () => {
    const buyer = await client();
    const { order, payment } = await bought(buyer);
    await collection(COLLECTIONS.profiles)
      .doc(buyer.uid)
      .update({ orders_count: FieldValue.delete(), ordered_at: FieldValue.delete() });
    const entries = await collection(SEARCH_ENTRIES).where("user_id", "==", buyer.uid).get();
    await Promise.all(entries.docs.map(({ ref }) => ref.delete()));
    const orderRecord = collection(COLLECTIONS.orders).doc(order);
    const email: string = (await orderRecord.get()).get("customer_info.email");
    const mailbox = email.slice(0, email.indexOf("@") + 1);
    const isFoundByMailbox = async () => (await orderRecord.get()).get("search_words").includes(mailbox);
    expect(await isFoundByMailbox()).toBe(true);
    await orderRecord.update({ search_words: FieldValue.arrayRemove(mailbox) });
    const done = await collection(COLLECTIONS.ledger).where("done", "==", true).get();
    await Promise.all(done.docs.map(({ ref }) => ref.delete()));
    await Promise.all([careForClients(), careForClients()]);
    expect(await profileOf(buyer.uid)).toMatchObject({ orders_count: 1 });
    expect(await found(order)).toContain(`order_${order}`);
    expect(await found(payment)).toContain(`payment_${payment}`);
    expect(await isFoundByMailbox()).toBe(true);
    expect(await careForClients()).toEqual({ done: 0, failed: 0 });
  });

  test("[Z-22] opening it tells what the account says, and is noted once a day", async () => {
    const { uid } = await client();
    const [one] = [await call("openClient", { uid }, admin), await call("openClient", { uid }, admin)];
    expect(one).toMatchObject({ account: { email_verified: true, closed: false }, erased_at: null });
    expect(await lineOf(uid, "client.opened")).toMatchObject([{ actor: admin.uid }]);
    // The client reads of it, too: once an hour.
    expect(await where(ACCESS_LOG, "user_id", uid)).toMatchObject([
      { kind: "record", order_id: null, by: admin.uid, by_role: "admin" },
    ]);
    await refusal("client_not_found", call("openClient", { uid: "nobody" }, admin));
    await refusal("client_not_found", call("openClient", { uid: (await withAccount("ca")).uid }, admin));
  });

  test("[Z-22] details are corrected with a reason; the log names the fields and never what stood in them", async () => {
    const { uid } = await client();
    const before = await profileOf(uid);
    const correct = {
      ...{ uid, seen_at: before.updated_at.toMillis(), reason: REASON },
      details: detailsOf(before, { name: "Meera R Iyer", pan: "ABCPI1234K" }),
    };
    await call("correctClient", correct, admin);
    // The answer was lost.
    await call("correctClient", correct, admin);
    expect(await profileOf(uid)).toMatchObject({ name: "Meera R Iyer", pan: "ABCPI1234K" });
    const lines = await lineOf(uid, "client.corrected");
    expect(lines).toMatchObject([{ before: null, after: { fields: ["name", "pan"] }, reason: KEPT_REASON }]);
    expect(JSON.stringify(lines)).not.toMatch(/ABCPI1234K|Meera/);
    const late = { ...correct, details: detailsOf(before, { name: "Meera K Iyer" }) };
    await refusal("changed_meanwhile", call("correctClient", late, admin));
  });

  test("[Z-22] the number that a client signs in with is not corrected past the sign-in", async () => {
    const { uid } = await client(newPhone());
    const before = await profileOf(uid);
    const correct = { uid, seen_at: before.updated_at.toMillis(), reason: REASON };
    const details = detailsOf(before, { phone: "98765 43210" });
    await refusal("phone_signs_in", call("correctClient", { ...correct, details }, admin));
    expect((await profileOf(uid)).phone).toBe(before.phone);
  });

  test("[Z-22] a closed account signs nobody in until it is opened again; each is noted once", async () => {
    const { uid } = await client();
    for (const closed of [true, true, false]) {
      await call("closeClient", { uid, closed, reason: REASON }, admin);
      // A token from before opens nothing from then on.
      expect(isEnded(await profileOf(uid), "of-before", Date.now() - 60_000)).toBe(true);
      expect((await (await accounts()).getUser(uid)).disabled).toBe(closed);
      expect((await profileOf(uid)).account_state).toBe(closed ? "closed" : undefined);
    }
    expect((await auditOf(uid)).map(({ action }) => action).sort()).toEqual([
      "client.closed",
      "client.reopened",
    ]);
    const staff = await withAccount("ca");
    await refusal(
      "client_not_found",
      call("closeClient", { uid: staff.uid, closed: true, reason: REASON }, admin),
    );
  });

  test("[Z-22] the copy is the client's own and is noted; erasing goes their own way, with its refusals", async () => {
    const person = await clientWithEverything("in_review");
    const { uid } = person;
    const { data } = await call("exportClient", { uid, reason: REASON }, admin);
    expect(data).toMatchObject({ account: { uid }, ...person.copy });
    expect(JSON.stringify(data)).not.toContain("Asked for a call");
    expect(JSON.stringify(data)).not.toMatch(/"(search_words|find|audiences)"/);
    expect(await lineOf(uid, "client.exported")).toMatchObject([{ actor: admin.uid, reason: KEPT_REASON }]);
    await refusal("orders_open", call("eraseClient", { uid, reason: REASON }, admin));
    expect((await remaining(person)).sort()).toEqual(person.paths.sort());
    await collection(COLLECTIONS.orders).doc(person.order).update({ status: "completed" });
    await call("eraseClient", { uid, reason: REASON }, admin);
    await call("eraseClient", { uid, reason: REASON }, admin);
    expect(await remaining(person)).not.toContain(`${CLIENT_NOTES}/note_${uid}`);
    expect(await lineOf(uid, "client.erased")).toMatchObject([{ actor: admin.uid, reason: KEPT_REASON }]);
    expect(await call("openClient", { uid }, admin)).toMatchObject({
      account: null,
      erased_at: expect.any(Number),
    });
    await refusal(
      "client_not_found",
      call("noteClient", { uid, text: "Late", request_id: "n".repeat(20) }, admin),
    );
  });

  test("[Z-22] a note that is sent twice stands once", async () => {
    const { uid } = await client();
    const note = { uid, text: "Prefers Marathi", request_id: "r".repeat(20) };
    await Promise.all([call("noteClient", note, admin), call("noteClient", note, admin)]);
    expect(await where(CLIENT_NOTES, "user_id", uid)).toMatchObject([
      { text: "Prefers Marathi", by: admin.uid },
    ]);
    expect(await lineOf(uid, "client.noted")).toHaveLength(1);
  });
});

describe("search over everything", () => {
  test("[Z-23] order, payment and invoice are found from the commit that makes them, by beginning and end", async () => {
    const buyer = await client();
    const { order, payment } = await bought(buyer);
    for (const typed of [order, order.toLowerCase(), order.slice(0, 9), `ORD-…${order.slice(-4)}`]) {
      expect(await found(typed)).toContain(`order_${order}`);
    }
    expect(await found(payment.slice(0, 10))).toContain(`payment_${payment}`);
    const [invoice] = await where<{ number: string }>(COLLECTIONS.invoices, "user_id", buyer.uid);
    if (invoice) expect(await found(invoice.number)).toContain(`invoice_${invoice.number}`);
    const entries = await where(SEARCH_ENTRIES, "user_id", buyer.uid);
    // Whose they are is known by the uid alone.
    expect(JSON.stringify(entries)).not.toMatch(/Meera|@|\+91/);
  });
});

describe("seeing a workspace as its owner does", () => {
  test("[Z-24] begins and ends with a line each, one at a time, never an administrator's", async () => {
    const [one, other] = [await client(), await client()];
    const by = await withAccount("admin");
    const reason = { kind: "help" } as const;
    expect(await call("beginView", { uid: one.uid, reason }, by)).toMatchObject({
      ...{ role: "client_user", name: "Meera Iyer" },
    });
    await call("beginView", { uid: other.uid, reason }, by);
    // The client reads of it in their privacy centre.
    expect(await where(ACCESS_LOG, "user_id", one.uid)).toMatchObject([
      { kind: "workspace", by: by.uid, by_role: "admin" },
    ]);
    expect((await auditOf(one.uid)).map(({ action }) => action).sort()).toEqual(["view.begun", "view.ended"]);
    await call("endView", {}, by);
    await call("endView", {}, by);
    expect(await lineOf(other.uid, "view.ended")).toMatchObject([{ actor: by.uid }]);
    await refusal("view_not_possible", call("beginView", { uid: admin.uid, reason }, by));
    await refusal("view_not_possible", call("beginView", { uid: "nobody", reason }, by));
  });

  test("[Z-24] one that nobody ends is over by itself, and its end is noted by the job", async () => {
    const { uid } = await client();
    const by = await withAccount("admin");
    await call("beginView", { uid, reason: { kind: "fault" } }, by);
    const until = Timestamp.fromMillis(Date.now() - 1000);
    await collection(ADMIN_VIEWS).doc(by.uid).update({ until });
    await careForClients();
    expect(await read(ADMIN_VIEWS, by.uid)).toMatchObject({ ended_at: until });
    expect(await lineOf(uid, "view.ended")).toMatchObject([{ actor: "system", after: { by: by.uid } }]);
  });
});
