import { DAY_MS, HOUR_MS, timestamp } from "../../platform/clock.ts";
import { sha256 } from "../../platform/hash.ts";
import { mailboxOf } from "../../platform/mailbox.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { mailHourRef } from "../refs.ts";

/** So many mails an hour go to a mailbox that nobody has proven to be theirs, whoever asks and of whatever kind. */
export const UNPROVEN_AN_HOUR = 6;
/** So many of them are taken by what anybody may send there without an account; the rest is left for the owner's own. */
export const STRANGERS_AN_HOUR = 4;

/** How many mails the mailbox was sent in the hour that runs since the first of them, of whatever kind. */
export async function hourOf(unit: UnitOfWork, to: string, now: number) {
  const ref = mailHourRef(sha256(mailboxOf(to)));
  const before = await unit.get(ref);
  const runs = before !== undefined && before.ends.toMillis() > now;
  const count = runs ? before.count : 0;
  const ends = runs ? before.ends.toMillis() : now + HOUR_MS;
  const countOne = () => {
    const next = { count: count + 1, ends: timestamp(ends), expires_at: timestamp(ends + DAY_MS) };
    if (before) unit.update(ref, next);
    else unit.create(ref, next);
  };
  return { count, ends, countOne };
}

/** Whether one more mail may go to a mailbox that nobody has proven; then it counts. */
export async function countUnproven(unit: UnitOfWork, to: string, most: number): Promise<boolean> {
  const { count, countOne } = await hourOf(unit, to, Date.now());
  if (count >= most) return false;
  countOne();
  return true;
}
