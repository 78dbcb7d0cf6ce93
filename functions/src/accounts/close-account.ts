import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { DAY_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import { bookingsRef, ownReviewsRef, sentTodayRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Longer than a deletion takes; one that died half-way may be repeated, or never, and the client goes on. */
const CLOSED_MINUTES = 10;
const REMEMBERED_DAYS = 30;

/**
 * Before anything of a client is looked for to be erased: whatever is booked, reviewed or sent passes one of these records, so that
 * it was written before this and is found, or comes after it and is refused. What is under way meets a record that changed.
 */
export async function closeAccount(uid: string): Promise<void> {
  const closed_until = timestamp(Date.now() + CLOSED_MINUTES * MINUTE_MS);
  const expires_at = timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS);
  await commitTogether(async (unit) => {
    if (await unit.get(bookingsRef(uid))) unit.update(bookingsRef(uid), { closed_until });
    else unit.create(bookingsRef(uid), { booked: [], closed_until, expires_at });
    if (await unit.get(ownReviewsRef(uid))) unit.update(ownReviewsRef(uid), { closed_until });
    else unit.create(ownReviewsRef(uid), { of_ca: {}, closed_until });
    if (await unit.get(sentTodayRef(uid))) unit.update(sentTodayRef(uid), { closed_until });
    else unit.create(sentTodayRef(uid), { tickets: [], documents: [], closed_until, expires_at });
  });
}

/** The deletion is not to be: the client goes on at once. */
export async function reopenAccount(uid: string): Promise<void> {
  await commitTogether(async (unit) => {
    const closed_until = timestamp(0);
    if (await unit.get(bookingsRef(uid))) unit.update(bookingsRef(uid), { closed_until });
    if (await unit.get(ownReviewsRef(uid))) unit.update(ownReviewsRef(uid), { closed_until });
    if (await unit.get(sentTodayRef(uid))) unit.update(sentTodayRef(uid), { closed_until });
  });
}

/** Once the note that the account is deleted stands: it refuses whoever finds these gone. */
export async function eraseClosed(uid: string): Promise<void> {
  await Promise.all([bookingsRef(uid).delete(), ownReviewsRef(uid).delete(), sentTodayRef(uid).delete()]);
}

/**
 * @param now by the database's clock, where the caller has it
 * @throws DomainError unauthenticated while the account is being deleted
 */
export function refuseClosed(record: { closed_until?: Moment } | undefined, now = Date.now()): void {
  if ((record?.closed_until?.toMillis() ?? 0) > now) throw new DomainError("unauthenticated");
}
