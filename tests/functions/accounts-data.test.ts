import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CONSENT_STATES, CONSENTS } from "@niyamdesk/domain/consents/queries";
import { ACCESS_LOG } from "@niyamdesk/domain/privacy/queries";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { leadKeyRef } from "../../functions/src/platform/refs.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { FIRESTORE_CELLS } from "../rules/matrix.ts";
import { newEmail, newPhone } from "../support/actors.ts";
import { eventually } from "../support/eventually.ts";
import { waitForMail } from "../support/mailbox.ts";
import { razorpay } from "../support/razorpay.ts";
import { clientWithEverything, type Person, remaining } from "./belongings.ts";
import { inChild } from "./in-child.ts";
import { deliverMail } from "./outbox.ts";
import { call, signedIn, tokenOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { sessionsSince } from "./sessions-since.ts";
import { wish } from "./wish.ts";

useProduct();

const KEPT = [
  ...[COLLECTIONS.orders, COLLECTIONS.payments, COLLECTIONS.invoices, COLLECTIONS.caPartners],
  REFUND_REQUESTS,
  // What was agreed to, as proof, and who looked, for their time.
  ...[CONSENTS, CONSENT_STATES, ACCESS_LOG],
];

/** What the law keeps, and what was never the client's alone. */
function kept({ paths, uid }: Person): string[] {
  return paths.filter(
    (path) =>
      KEPT.some((name) => path.startsWith(`${name}/`)) ||
      [`chk_paid_${uid}`, `chk_used_${uid}`].some((kept) => path.endsWith(kept)),
  );
}

/** @param stays what goes by itself later */
async function expectGone(person: Person, stays: readonly string[] = []): Promise<void> {
  expect((await remaining(person)).sort()).toEqual([...kept(person), ...stays].sort());
  expect(await (await files()).file(person.file).exists()).toEqual([false]);
  await expect((await accounts()).getUser(person.uid)).rejects.toThrow();
  expect(await where(COLLECTIONS.mail, "to", person.email)).toMatchObject([{ template: "account-deleted" }]);
}

describe("own data", () => {
  test("[O-04] whatever a client may read as theirs is among what is kept of them here", async () => {
    const collectionOf = (path: string) =>
      path
        .split("/")
        .filter((_, n) => n % 2 === 0)
        .join("/");
    const { paths } = await clientWithEverything();
    const kept = new Set(paths.map(collectionOf));
    const readable = FIRESTORE_CELLS.filter(
      ({ side, actor, answer }) => side === "own" && actor === "client_user" && /[GL]/.test(answer),
    );
    expect(readable.length).toBeGreaterThan(10);
    expect(readable.map(({ row }) => row.replace(/ \(.*/, "")).filter((row) => !kept.has(row))).toEqual([]);
  });

  test("[O-04] the copy holds everything of the caller, with times in ISO, and nothing of anybody else", async () => {
    const [person, stranger] = [await clientWithEverything(), await clientWithEverything()];
    const { data } = await call("exportOwnData", {}, person);
    expect(data).toMatchObject({
      account: { uid: person.uid, email: person.email },
      profile: { name: "Asha Rao" },
      ...person.copy,
    });
    const text = JSON.stringify(data);
    for (const foreign of [stranger.uid, stranger.email, "next_check_at", "_seconds"]) {
      expect(text).not.toContain(foreign);
    }
  });

  test("[O-04] it holds what was written without signing in from the proven address or number, and nobody else's", async () => {
    const person = await clientWithEverything();
    const messages = { own: person.email, stranger: newEmail("stranger") };
    for (const [name, email] of Object.entries(messages)) {
      await collection(COLLECTIONS.contactMessages)
        .doc(`${name}_${person.uid}`)
        .set({ email, phone: "+919811111111", message: `From ${name}` });
    }
    const copy = async () => (await call("exportOwnData", {}, person)).data.contact_messages;
    expect(await copy()).toMatchObject([{ message: "From own" }]);
    await (await accounts()).updateUser(person.uid, { emailVerified: false });
    expect(await copy()).toEqual([]);
  });

  test("[O-04] staff get theirs too", async () => {
    const { data } = await call("exportOwnData", {}, await withAccount("telecaller"));
    expect(data).toMatchObject({ profile: null, orders: [] });
  });
});

describe("deleting the own account", () => {
  test("[O-04] erases the person, keeps what tax law needs, and touches nobody else", async () => {
    const [person, stranger] = [await clientWithEverything(), await clientWithEverything()];
    expect(await call("deleteOwnAccount", {}, person)).toEqual({});
    await expectGone(person);
    const review = `${COLLECTIONS.caPartners}/partner_${person.uid}/reviews`;
    expect(await read(review, person.order)).toMatchObject({ author_name: "Former client", rating: 5 });
    expect(await where(COLLECTIONS.auditLog, "action", "account.deleted")).toMatchObject([
      { actor: person.uid, before: null, after: null },
    ]);
    expect((await remaining(stranger)).sort()).toEqual(stranger.paths.sort());
    expect(await (await files()).file(stranger.file).exists()).toEqual([true]);

    expect(await deliverMail(`account-deleted_${person.uid}`)).toBe("sent");
    expect((await waitForMail(person.email)).text).toContain("Dear Asha Rao");
    expect(await where(COLLECTIONS.mail, "to", person.email)).toEqual([]);
  });

  test("[O-04] takes messages, enquiries, leads and what was noted of calls along; only a wish not to be called stays", async () => {
    const person = await clientWithEverything();
    const phone = newPhone();
    await (await accounts()).updateUser(person.uid, { phoneNumber: phone });
    const [lead, message] = [`lead_${person.uid}`, `msg_${person.uid}`];
    const put = (name: string, id: string, data: object) => collection(name).doc(id).set(data);
    const messages = `${COLLECTIONS.orders}/${person.order}/messages`;
    const said = { created_at: Timestamp.now(), attachments: ["doc_1"] };
    await put(messages, "mine", { ...said, sender_id: person.uid, text: "My PAN is ABCDE1234F" });
    await put(messages, "theirs", { ...said, sender_id: "staff", text: "Thank you" });
    await put(COLLECTIONS.contactMessages, message, { email: person.email, phone, message: "Call me" });
    await put(COLLECTIONS.leads, lead, {
      id: lead,
      name: "Asha",
      phone_e164: phone,
      email: null,
      do_not_call: true,
    });
    await put(COLLECTIONS.ledger, leadKeyRef(phone).id, { lead_id: lead });
    await put(COLLECTIONS.mail, `contact_received_${message}`, {
      to: person.email,
      template: "contact-received",
    });
    const call_ = {
      lead_id: lead,
      lead_name: "Asha",
      lead_phone: phone,
      notes: "Wants ITR",
      call_status: "connected",
    };
    await put(COLLECTIONS.telecallerCalls, `call_${person.uid}`, call_);
    await put(COLLECTIONS.currentCalls, `caller_${person.uid}`, call_);

    await call("deleteOwnAccount", {}, person);
    expect(await read(COLLECTIONS.currentCalls, `caller_${person.uid}`)).toMatchObject({
      lead_name: "Erased",
      lead_phone: "",
    });
    expect(await read(messages, "mine")).toMatchObject({ sender_id: person.uid, text: "", attachments: [] });
    expect(await read(messages, "theirs")).toMatchObject({ text: "Thank you" });
    for (const [name, id] of [
      [COLLECTIONS.contactMessages, message],
      [COLLECTIONS.leads, lead],
      [COLLECTIONS.ledger, leadKeyRef(phone).id],
      [COLLECTIONS.mail, `contact_received_${message}`],
    ] as const) {
      await expect(read(name, id)).rejects.toThrow("There is no");
    }
    expect(await read(COLLECTIONS.telecallerCalls, `call_${person.uid}`)).toMatchObject({
      lead_name: "Erased",
      lead_phone: "",
      notes: "",
      call_status: "connected",
    });
    const asked = { name: "Asha Rao", phone: phone.slice(3), service_id: "itr-filing", website: "" };
    await call("requestCallback", { ...asked, request_id: crypto.randomUUID() });
    expect(await where(COLLECTIONS.leads, "phone_e164", phone)).toMatchObject([{ do_not_call: true }]);
  });

  test("[O-04] [CRM-01] a stranger's lead that names the client's address stays theirs, with the work on it", async () => {
    const person = await clientWithEverything();
    const phone = newPhone();
    const write = (name: string, email: string) =>
      call("sendContactMessage", {
        ...{ name, email, phone: phone.slice(3), message: "Please help me with GST." },
        ...{ request_id: randomUUID(), website: "" },
      });
    await write("Mallory", person.email);
    const theirs = newEmail("stranger");
    await write("Ravi Kumar", theirs);
    const [lead] = await where<{ id: string }>(COLLECTIONS.leads, "phone_e164", phone);
    const id = lead?.id ?? "";
    await collection(COLLECTIONS.leads).doc(id).update({ assigned_to: "telecaller", notes: "Pays tomorrow" });
    const noted = { lead_id: id, lead_name: "Mallory", lead_phone: phone, notes: "Call again" };
    await collection(COLLECTIONS.telecallerCalls).doc(`call_${id}`).set(noted);
    await call("deleteOwnAccount", {}, person);
    expect(await where(COLLECTIONS.leads, "phone_e164", phone)).toMatchObject([
      { id, name: "Ravi Kumar", email: theirs, assigned_to: "telecaller", notes: "Pays tomorrow" },
    ]);
    expect(await read(COLLECTIONS.telecallerCalls, `call_${id}`)).toMatchObject({
      ...noted,
      lead_name: "Ravi Kumar",
    });
    expect(await where(COLLECTIONS.contactMessages, "phone", phone)).toMatchObject([{ email: theirs }]);
  });

  test("[O-04] a purchase under way meets the deletion with a refusal, and nothing of it stays", async () => {
    const person = await clientWithEverything();
    await razorpay.failNext({ match: "POST /v1/orders", delayMs: 4_000 });
    const refused = refusal("checkout_not_found", call("createCheckout", wish(), person));
    await eventually(async () => {
      const open = await where(COLLECTIONS.checkouts, "gateway_asked", true);
      expect(open).toMatchObject([{ user_id: person.uid }]);
    });
    await call("deleteOwnAccount", {}, person);
    await refused;
    await expectGone(person);
  });

  test("[O-04] an old token makes neither profile nor purchase afterwards", async () => {
    const person = await clientWithEverything();
    await call("deleteOwnAccount", {}, person);
    await refusal("unauthenticated", call("ensureProfile", {}, person));
    await refusal("unauthenticated", call("createCheckout", wish(), person));
    await refusal("unauthenticated", call("deleteOwnAccount", {}, person));
    await expectGone(person);
  });

  test("[O-04] needs a sign-in of the last minutes, a client, and nothing open", async () => {
    const person = await clientWithEverything("in_review");
    const auth_time = Math.floor(Date.now() / 1000) - 6 * 60;
    await sessionsSince(person.uid, auth_time);
    const old = { uid: person.uid, idToken: tokenOf(person.uid, "client_user", { auth_time }) };
    await refusal("reauthentication_needed", call("deleteOwnAccount", {}, old));
    await sessionsSince(person.uid, auth_time + 1);
    await refusal("unauthenticated", call("deleteOwnAccount", {}, old));
    await refusal("orders_open", call("deleteOwnAccount", {}, person));
    await refusal("forbidden", call("deleteOwnAccount", {}, await withAccount("ca")));
    await refusal("unauthenticated", call("deleteOwnAccount", {}, signedIn()));
    expect((await remaining(person)).sort()).toEqual(person.paths.sort());
  });

  test.each([
    ["a held payment", COLLECTIONS.payments, "pay_", { status: "held" }],
    [
      "a payment the bank granted",
      COLLECTIONS.checkouts,
      "chk_open_",
      { attempts: { p: { status: "authorized", at: Timestamp.now() } } },
    ],
    ["money that is being checked", COLLECTIONS.checkouts, "chk_open_", { status: "held" }],
  ])("[O-04] waits for %s", async (_what, name, prefix, changes) => {
    const person = await clientWithEverything();
    await collection(name).doc(`${prefix}${person.uid}`).update(changes);
    await refusal("orders_open", call("deleteOwnAccount", {}, person));
  });

  test("[O-04] a failed try to pay is nothing open", async () => {
    const person = await clientWithEverything();
    const failed = { status: "attempted", attempts: { p: { status: "failed", at: Timestamp.now() } } };
    await collection(COLLECTIONS.checkouts).doc(`chk_open_${person.uid}`).update(failed);
    await call("deleteOwnAccount", {}, person);
    await expectGone(person);
  });

  test("[O-04] killed half-way, the next call finishes; the person is told once", async () => {
    const person = await clientWithEverything();
    await expect(inChild("delete-account-and-die.ts", [person.uid, "before"])).rejects.toThrow();
    expect(await remaining(person)).toContain(`${COLLECTIONS.profiles}/${person.uid}`);
    await expect(inChild("delete-account-and-die.ts", [person.uid, "after"])).rejects.toThrow();
    await (await accounts()).getUser(person.uid);
    await call("deleteOwnAccount", {}, person);
    await expectGone(person);
  });

  test("[O-04] killed before the account itself was gone: signing in again ends it", async () => {
    const person = await clientWithEverything();
    await expect(inChild("delete-account-and-die.ts", [person.uid, "after"])).rejects.toThrow();
    await refusal("unauthenticated", call("ensureProfile", {}, person));
    // A gate is closed for a while yet, with nothing behind it.
    const gate = `${COLLECTIONS.ledger}/calendar_${person.uid}`;
    await expectGone(person, [gate]);
    expect(
      Object.keys(
        (await collection(COLLECTIONS.ledger).doc(`calendar_${person.uid}`).get()).data() ?? {},
      ).sort(),
    ).toEqual(["closed_until", "expires_at"]);
  });
});
