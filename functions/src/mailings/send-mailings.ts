import { MAIL_STATUSES } from "@niyamdesk/domain/mail/mail";
import type { Mailing } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS, mailingsDueQuery, mailsOfMailingQuery } from "@niyamdesk/domain/mailings/queries";
import { queueMail } from "../mail/queue-mail.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { db } from "../platform/firestore.ts";
import { logEvent } from "../platform/log.ts";
import { declaredQuery } from "../platform/query.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { mailingMail } from "./mailing.mail.ts";
import { nextRecipients } from "./recipients.ts";

/** Of one mailing in one run, which comes each minute: mail servers take so many at once. */
const SLICES_A_RUN = 6;
/** Mails that are still tried are counted again after so long. */
const COUNT_AGAIN_MS = 5 * MINUTE_MS;

/**
 * Goes on with mailings: puts the next people's mails in the outbox, slice by slice, and counts what became of them. Each person once: the
 * mail's id is made of mailing and person, and how far a mailing has come is written in the commit of the mails. A run that dies, is repeated or
 * works beside another does no harm.
 *
 * @param now epoch ms
 */
export async function sendMailings(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  const due = await runQuery(mailingsDueQuery, { now_at: now });
  const run = await eachIsolated("a mailing", due, ({ id }) => sendMailing(id, now));
  if (run.done + run.failed > 0) logEvent("mailings worked on", run);
  return run;
}

/** The next slices of one mailing. @param now epoch ms */
export async function sendMailing(id: string, now: number = Date.now()): Promise<void> {
  for (let slice = 0; slice < SLICES_A_RUN; slice += 1) {
    if (!(await writeSlice(id))) break;
  }
  await countMails(id, now);
}

/** @returns whether there may be another slice */
async function writeSlice(id: string): Promise<boolean> {
  const ref = recordRef(MAILINGS, id);
  const seen = (await ref.get()).data();
  if (seen?.status !== "running") return false;
  const { people, bounced, last } = await nextRecipients(seen.audience, seen.cursor);
  return commitTogether(async (unit) => {
    const mailing = await unit.get(ref);
    // Somebody else wrote this slice, or it was paused meanwhile.
    if (mailing?.status !== "running" || mailing.cursor !== seen.cursor) return mailing?.status === "running";
    for (const { uid, to, language } of people) {
      queueMail(unit, mailingMail, {
        ...{ id: `mailing_${id}_${uid}`, to },
        data: { uid, mailing_id: id, language },
      });
    }
    unit.update(ref, {
      ...{ written: mailing.written + people.length, bounced: mailing.bounced + bounced },
      ...(last === null ? { status: "done" as const } : { cursor: last }),
    });
    return last !== null;
  });
}

/** Mails may still be dropped as they are sent; those are the rest of what was written. */
async function countMails(id: string, now: number): Promise<void> {
  const counts = Object.fromEntries(
    await Promise.all(
      MAIL_STATUSES.map(async (status) => {
        const query = declaredQuery(db(), mailsOfMailingQuery, { mailing_id: id, status });
        return [status, (await query.limit(1_000_000).count().get()).data().count] as const;
      }),
    ),
  );
  const { sent = 0, failed = 0, queued = 0, sending = 0 } = counts;
  const waiting = queued + sending;
  await commitTogether(async (unit) => {
    const ref = recordRef(MAILINGS, id);
    const mailing = await unit.get(ref);
    if (mailing) unit.update(ref, { sent, failed, waiting, next_at: nextAt(mailing, waiting, now) });
  });
}

function nextAt({ status }: Mailing, waiting: number, now: number) {
  if (status === "running") return timestamp(now + MINUTE_MS / 2);
  return waiting === 0 ? null : timestamp(now + COUNT_AGAIN_MS);
}
