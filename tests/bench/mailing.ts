/** A mailing to 5,000 people whose process is killed three times: each of them once. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { CONSENT_STATES } from "@niyamdesk/domain/consents/queries";
import type { Mailing } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { holderKey } from "../../functions/src/consents/note-consent.ts";
import { move, save } from "../../functions/src/mailings/save-mailing.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { timed } from "./measure.ts";
import { report } from "./row.ts";
import { clearFirestore } from "./support/clear.ts";

const PEOPLE = 5_000;
const AT_ONCE = 500;
/** After so many mails the process is killed, in the middle of whatever it does. */
const KILLED_AFTER = [700, 2_100, 3_600];
const MAILING = "bench-mailing";
const LOOK_MS = 20;
const ALL = { services: [], states: [], language: null };
const LETTER = { subject: "GSTR-9 is due", text: "Send your documents." };
const admin = { uid: "bench-admin", role: "admin" } as Caller;

await clearFirestore();
const uids = await storePeople();
const bare = await timed(bareMails);
await save(
  {
    mailing_id: MAILING,
    mailing: { title: "GSTR-9", words: { en: LETTER, hi: LETTER }, button: null, audience: ALL },
    seen_version: null,
  },
  admin,
);
await move({ mailing_id: MAILING, to: "running", seen_version: 1 }, admin);
const killedAt: number[] = [];
const ms = await timed(async () => {
  for (const many of KILLED_AFTER) {
    const worker = begin();
    while ((await mailing()).written < many) await new Promise((after) => setTimeout(after, LOOK_MS));
    const gone = once(worker, "exit");
    worker.kill("SIGKILL");
    await gone;
    killedAt.push((await mailing()).written);
  }
  await once(begin(), "exit");
});
const mails = await db().collection(COLLECTIONS.mail).where("data.mailing_id", "==", MAILING).get();
const reached = mails.docs.map((mail) => String(mail.get("data.uid")));
const twice = reached.length - new Set(reached).size;
const missed = uids.filter((uid) => !reached.includes(uid)).length;
const { written, status } = await mailing();
const isRight = twice === 0 && missed === 0 && reached.length === PEOPLE && written === PEOPLE;
report([
  {
    ...{ name: `a mailing to ${PEOPLE} people, killed three times`, value: ms / 1_000, unit: "s" },
    baseline: { value: bare / 1_000, what: "bare writes of as many mails" },
    ratio: ms / bare,
    aim: { words: "each person once", met: isRight && status === "done" },
    notes: [
      `killed after ${killedAt.join(", ")} mails; ${twice} written to twice, ${missed} missed, ${written} counted`,
    ],
  },
]);

async function mailing(): Promise<Mailing> {
  return (await db().doc(`${MAILINGS}/${MAILING}`).get()).data() as Mailing;
}

function begin(): ChildProcess {
  return fork(path.join(import.meta.dirname, "children/send-mailing.ts"), [MAILING]);
}

/** Clients who agree to offers by email, without accounts: whether there is one is asked as a mail is sent. */
async function storePeople(): Promise<string[]> {
  const all = Array.from({ length: PEOPLE }, (_, n) => `bench-${String(n).padStart(5, "0")}`);
  for (let from = 0; from < PEOPLE; from += AT_ONCE / 2) {
    const batch = db().batch();
    for (const uid of all.slice(from, from + AT_ONCE / 2)) {
      const standing = { given: true, notice_version: "2026-11-30", number: 1, at: timestamp() };
      batch.set(db().doc(`${COLLECTIONS.profiles}/${uid}`), {
        ...{ id: uid, role: "client_user", email: `${uid}@niyamdesk.example`, email_verified: true },
      });
      const holder = holderKey({ uid });
      batch.set(db().doc(`${CONSENT_STATES}/${holder}`), {
        ...{ holder, user_id: uid, lines: 1, purposes: { marketing_mail: standing }, ended_at: null },
      });
    }
    await batch.commit();
  }
  return all;
}

async function bareMails(): Promise<void> {
  for (let from = 0; from < PEOPLE; from += AT_ONCE) {
    const batch = db().batch();
    for (const uid of uids.slice(from, from + AT_ONCE)) {
      batch.set(db().doc(`bare_mails/${uid}`), { to: `${uid}@niyamdesk.example`, status: "queued" });
    }
    await batch.commit();
  }
}
