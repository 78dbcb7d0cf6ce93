import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { ConsentLine } from "@niyamdesk/domain/consents/consent";
import { CONSENT_STATES, CONSENTS } from "@niyamdesk/domain/consents/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Mailing } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import express, { type RequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hasAgreed, holderKey, noteConsent } from "../../functions/src/consents/note-consent.ts";
import { noteBounce } from "../../functions/src/mail/bounced.ts";
import { mailingEnd } from "../../functions/src/mailings/mailing-end.page.ts";
import { mailingToken } from "../../functions/src/mailings/mailing-link.ts";
import { move } from "../../functions/src/mailings/save-mailing.ts";
import { sendMailings } from "../../functions/src/mailings/send-mailings.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { MINUTE_MS, timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { headOf, mailsTo } from "../support/mailbox.ts";
import { documentsRead } from "./documents-read.ts";
import { untilItDies } from "./dying.ts";
import { newAdmin, newClient, type Person } from "./order-work.ts";
import { deliverMail, renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

let ending: { url: string; close(): void };
beforeAll(async () => {
  const server = express()
    .all("/mailing-end/:token", mailingEnd as unknown as RequestHandler)
    .listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as { port: number };
  ending = { url: `http://127.0.0.1:${port}/mailing-end`, close: () => server.close() };
});
afterAll(() => ending.close());
// Whoever agreed in another test is none of this one's audience.
beforeEach(async () => {
  for (const { ref } of (await collection(CONSENT_STATES).get()).docs) await ref.delete();
});

type Wanted = CallableInput<"saveMailing">["mailing"];
const EVERYBODY = { services: [], states: [], language: null };

async function draft(admin: Person, change: Partial<Wanted> = {}): Promise<string> {
  const mailing_id = randomUUID();
  const mailing: Wanted = {
    title: "GSTR-9 for everybody",
    words: {
      en: { subject: "GSTR-9 is due", text: "It concerns {business}, {name}.\n\nSend your documents." },
      hi: { subject: "GSTR-9 की तारीख़ पास है", text: "{name} जी, दस्तावेज़ भेज दें।" },
    },
    ...{ button: "calendar", audience: EVERYBODY, ...change },
  };
  await call("saveMailing", { mailing_id, mailing, seen_version: null }, admin);
  return mailing_id;
}

const agree = ({ uid }: { uid: string }, language: "en" | "hi" = "en") =>
  commitTogether((unit) =>
    noteConsent(unit, { uid }, { purpose: "marketing_mail", given: true, place: "sign_up", language }),
  );
const withdraw = ({ uid }: { uid: string }) =>
  commitTogether((unit) =>
    noteConsent(
      unit,
      { uid },
      {
        ...{ purpose: "marketing_mail", given: false, place: "privacy_centre", language: "en" },
      },
    ),
  );
/** A client with a proven address in the profile, as sign-up leaves it. */
async function willing(profile: object = {}, language: "en" | "hi" = "en"): Promise<Person> {
  const client = await newClient();
  const known = { email: client.email, email_verified: true, ...profile };
  await collection(COLLECTIONS.profiles).doc(client.uid).update(known);
  await agree(client, language);
  return client;
}
const mailsOf = (id: string) => where<OutboxMail>(COLLECTIONS.mail, "data.mailing_id", id);
const mailingNow = (id: string) => read<Mailing>(MAILINGS, id);
/** Without the slices that follow at once. */
const start = (mailing_id: string, { uid }: Person) =>
  move({ mailing_id, to: "running", seen_version: 1 }, { uid, role: "admin" } as Caller);

/** Many clients at once, without accounts: whether there is one is asked as a mail is sent. */
async function manyWilling(count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, (_, n) => `many-${String(n).padStart(4, "0")}-${randomUUID()}`);
  for (let from = 0; from < count; from += 100) {
    const batch = db().batch();
    for (const uid of uids.slice(from, from + 100)) {
      const holder = holderKey({ uid });
      const standing = { given: true, notice_version: "2026-11-30", number: 1, at: timestamp() };
      batch.set(db().doc(`${COLLECTIONS.profiles}/${uid}`), {
        ...{ id: uid, role: "client_user", email: `${uid}@niyamdesk.example`, email_verified: true },
      });
      batch.set(db().doc(`${CONSENT_STATES}/${holder}`), {
        ...{ holder, user_id: uid, lines: 1, purposes: { marketing_mail: standing }, ended_at: null },
      });
    }
    await batch.commit();
  }
  return uids;
}

test("[SUP-12] a mailing to 500 people whose worker is killed three times, with another beside it, writes to each of them once", async () => {
  const admin = await newAdmin();
  const uids = await manyWilling(500);
  const id = await draft(admin);
  expect(await call("countMailing", { mailing_id: id }, admin)).toEqual({
    ...{ people: 500, bounced: 0, more: false },
  });
  await start(id, admin);
  let now = Date.now();
  const run = () => {
    now += MINUTE_MS;
    return sendMailings(now);
  };
  for (const fate of [
    { commitsLeft: 2, when: "before" },
    { commitsLeft: 3, when: "after" },
    { commitsLeft: 1, when: "after" },
  ] as const) {
    await untilItDies(fate, run);
  }
  expect((await mailsOf(id)).length).toBeLessThan(500);
  await Promise.all([run(), run()]);
  for (let n = 0; n < 5; n += 1) await run();
  const mails = await mailsOf(id);
  expect(mails.map(({ data }) => data.uid as string).sort()).toEqual([...uids].sort());
  expect(new Set(mails.map(({ to }) => to)).size).toBe(500);
  expect(await mailingNow(id)).toMatchObject({ status: "done", written: 500, waiting: 500, bounced: 0 });
}, 60_000);

test("[SUP-12] only who agrees, belongs to the audience and has a mailbox that takes mail is counted and written to, in their language", async () => {
  const admin = await newAdmin();
  const [here, there, gone] = [
    await willing({ state_code: "27", bought: ["iec"] }, "hi"),
    await willing({ state_code: "29", bought: ["iec"] }),
    await willing({ state_code: "27", bought: ["iec"] }),
  ];
  await willing({ state_code: "27", bought: ["trademark"] });
  await willing({ state_code: "27", bought: ["iec"], email_verified: false });
  await willing({ state_code: "27", bought: ["iec"], account_state: "closed" });
  await withdraw(await willing({ state_code: "27", bought: ["iec"] }));
  await noteBounce(gone.email);
  const audience = { services: ["iec"], states: ["27"], language: null };
  const id = await draft(admin, { audience });
  expect(await call("countMailing", { mailing_id: id }, admin)).toMatchObject({ people: 1, bounced: 1 });
  const seen = await call("lookAtMailing", { mailing_id: id }, admin);
  expect(seen.previews.hi.text).toContain("Suresh Nair जी, दस्तावेज़ भेज दें।");
  expect(seen.previews.en.text).toContain("It concerns your business, Suresh Nair.");
  const english = await draft(admin, { audience: { ...EVERYBODY, services: ["iec"], language: "en" } });
  expect(await call("countMailing", { mailing_id: english }, admin)).toMatchObject({ people: 1 });
  await start(id, admin);
  await sendMailings(Date.now() + MINUTE_MS);
  const mails = await mailsOf(id);
  expect(mails.map(({ to, data }) => [to, data.language])).toEqual([[here.email, "hi"]]);
  expect(mails.some(({ to }) => to === there.email)).toBe(false);
  expect(await mailingNow(id)).toMatchObject({ written: 1, bounced: 1 });
});

test("[SUP-12] [TR-01] whoever takes the consent back while it is on its way gets no mail; the mail says how to end it, in its headers too", async () => {
  const admin = await newAdmin();
  const [stays, leaves] = [await willing(), await willing()];
  const id = await draft(admin);
  await call("moveMailing", { mailing_id: id, to: "running", seen_version: 1 }, admin);
  await call("moveMailing", { mailing_id: id, to: "running", seen_version: 1 }, admin).catch(() => undefined);
  await withdraw(leaves);
  for (const mail of await mailsOf(id)) {
    expect(await deliverMail(mail.id)).toBe(mail.to === stays.email ? "sent" : "dropped");
  }
  expect(await mailsTo(leaves.email)).toEqual([]);
  const [mail] = await mailsTo(stays.email);
  if (mail === undefined) throw new Error("No mail came");
  const head = await headOf(mail);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(head).toMatch(/^List-Unsubscribe: ?<https?:\/\/.*\/mailing-end\/[\w-]+\.[\w-]{43}>\r$/m);
  expect(mail.text).toContain("It concerns your business, Meera Iyer.");
  await sendMailings(Date.now() + 10 * MINUTE_MS);
  expect(await mailingNow(id)).toMatchObject({ written: 2, sent: 1, failed: 0, waiting: 0, next_at: null });
});

test("[SUP-13] one press ends the mails: by POST, from the page, twice, after years; a forged link ends nobody's", async () => {
  const admin = await newAdmin();
  const [asha, ravi] = [await willing(), await willing()];
  const id = await draft(admin);
  const linesOf = ({ uid }: Person) => where<ConsentLine>(CONSENTS, "holder", holderKey({ uid }));
  const token = await mailingToken({ uid: asha.uid, mailing_id: id });
  const post = (said: string) =>
    fetch(`${ending.url}/${said}`, { method: "POST", body: "List-Unsubscribe=One-Click" });
  // Opening the address asks, and changes nothing.
  const opened = await fetch(`${ending.url}/${token}`, { redirect: "manual" });
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toContain(`/end-mailings?token=${token}`);
  expect(await hasAgreed(asha.uid, "marketing_mail")).toBe(true);
  expect([(await post(token)).status, (await post(token)).status]).toEqual([200, 200]);
  await call("endMailings", { token });
  expect(await hasAgreed(asha.uid, "marketing_mail")).toBe(false);
  expect((await linesOf(asha)).map(({ given, place }) => [given, place])).toEqual([
    [true, "sign_up"],
    [false, "unsubscribe_link"],
  ]);
  expect((await mailingNow(id)).unsubscribed).toBe(1);

  const [said = "", signed = ""] = (await mailingToken({ uid: ravi.uid, mailing_id: id })).split(".");
  const [ashas = ""] = token.split(".");
  for (const forged of [`${ashas}.${signed}`, `${said}.${"a".repeat(43)}`, `${said}.${signed.slice(1)}_`]) {
    expect((await post(forged)).status).toBe(404);
    await refusal("link_not_valid", call("endMailings", { token: forged }));
  }
  expect((await fetch(`${ending.url}/${token}`, { method: "PUT" })).status).toBe(405);
  expect(await hasAgreed(ravi.uid, "marketing_mail")).toBe(true);
  // Agreed anew, an old link still ends it.
  await agree(asha);
  expect((await post(token)).status).toBe(200);
  expect(await hasAgreed(asha.uid, "marketing_mail")).toBe(false);
});

test("[SUP-12] paused, it goes on where it was; stopped, what has not gone is called back; each move once and noted", async () => {
  const admin = await newAdmin();
  await manyWilling(60);
  const client = await willing();
  const id = await draft(admin);
  await start(id, admin);
  await call("moveMailing", { mailing_id: id, to: "paused", seen_version: 1 }, admin);
  await sendMailings(Date.now() + MINUTE_MS);
  expect(await mailsOf(id)).toEqual([]);
  await start(id, admin);
  await sendMailings(Date.now() + MINUTE_MS);
  const own = (await mailsOf(id)).find(({ to }) => to === client.email);
  if (own === undefined) throw new Error("There is no mail to the client");
  expect(await renderMail(own)).not.toBeNull();
  await refusal(
    "mailing_begun",
    call("moveMailing", { mailing_id: id, to: "stopped", seen_version: 1 }, admin),
  );
  const other = await draft(admin);
  await start(other, admin);
  await call("moveMailing", { mailing_id: other, to: "stopped", seen_version: 1 }, admin);
  await refusal(
    "mailing_begun",
    call("moveMailing", { mailing_id: other, to: "running", seen_version: 1 }, admin),
  );
  expect(await renderMail({ ...own, data: { ...own.data, mailing_id: other } })).toBeNull();
  const { words, button } = await mailingNow(id);
  const audience = { services: [], states: [], language: null };
  const change = { mailing_id: id, mailing: { words, title: "Another name", button, audience } };
  await refusal("mailing_begun", call("saveMailing", { ...change, seen_version: 1 }, admin));
  const noted = await where<{ action: string }>(COLLECTIONS.auditLog, "subject", `${MAILINGS}/${id}`);
  expect(noted.filter(({ action }) => action === "mailing.moved")).toHaveLength(3);
});

test("[SUP-12] it is counted as far as a thousand people who agreed, and read without counting anybody", async () => {
  const admin = await newAdmin();
  await manyWilling(1200);
  const id = await draft(admin);
  const count = () => call("countMailing", { mailing_id: id }, admin);
  const counted = await documentsRead(count);
  expect(await count()).toEqual({ people: 1000, bounced: 0, more: true });
  expect(counted).toBeLessThan(1100);
  expect(await documentsRead(() => call("lookAtMailing", { mailing_id: id }, admin))).toBeLessThan(10);
}, 60_000);

test("[SUP-12] what somebody else changed meanwhile is not sent unseen", async () => {
  const admin = await newAdmin();
  const id = await draft(admin);
  const { words, button } = await mailingNow(id);
  const mailing = { title: "Another name", words, button, audience: EVERYBODY };
  await call("saveMailing", { mailing_id: id, seen_version: 1, mailing }, await newAdmin());
  const start = (seen_version: number) =>
    call("moveMailing", { mailing_id: id, to: "running", seen_version }, admin);
  await refusal("changed_meanwhile", start(1));
  expect(await mailingNow(id)).toMatchObject({ status: "draft", started_at: null });
  await start(2);
  expect((await mailingNow(id)).started_at).not.toBeNull();
});

test("[SUP-12] a proof goes to who asks, in both languages, and counts as no mail of the mailing", async () => {
  const admin = await newAdmin();
  const id = await draft(admin);
  expect(await call("proveMailing", { mailing_id: id }, admin)).toEqual({ to: admin.email });
  const proofs = await where<OutboxMail>(COLLECTIONS.mail, "data.proof_of", id);
  for (const proof of proofs) expect(await deliverMail(proof.id)).toBe("sent");
  expect((await mailsTo(admin.email)).map(({ subject }) => subject).sort()).toEqual([
    "GSTR-9 is due",
    "GSTR-9 की तारीख़ पास है",
  ]);
  expect(await mailsOf(id)).toEqual([]);
  await refusal("mailing_not_found", call("proveMailing", { mailing_id: "nowhere" }, admin));
});
