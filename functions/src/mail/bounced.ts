import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { sha256 } from "../platform/hash.ts";
import { mailboxOf } from "../platform/mailbox.ts";

/** `ledger/bounced_{hash of the mailbox}`: the mail server said that there is no such mailbox, and has taken no mail to it since. */
interface Bounced {
  at: Moment;
  expires_at: Moment;
}

/** A mailbox can be made again, so it is tried once more after so long. */
const KEPT_DAYS = 180;

export const bouncedRef = (to: string) =>
  db()
    .collection(COLLECTIONS.ledger)
    .doc(`bounced_${sha256(mailboxOf(to))}`) as DocumentReference<Bounced, Bounced>;

export async function noteBounce(to: string): Promise<void> {
  const now = Date.now();
  await bouncedRef(to).set({ at: timestamp(now), expires_at: timestamp(now + KEPT_DAYS * DAY_MS) });
}

/** Which of these mailboxes there are none any more. */
export async function bouncedAmong(mailboxes: readonly string[]): Promise<Set<string>> {
  if (mailboxes.length === 0) return new Set();
  const now = Date.now();
  const found = await db().getAll(...mailboxes.map(bouncedRef));
  return new Set(
    mailboxes.filter((_, at) => {
      const until = found[at]?.get("expires_at") as Moment | undefined;
      return until !== undefined && until.toMillis() > now;
    }),
  );
}
