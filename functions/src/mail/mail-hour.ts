import { DAY_MS, HOUR_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { mailboxOf } from "../platform/mailbox.ts";
import { mailHourRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Who makes us write to a mailbox, and how: the account that has the address (`account`), one with a proven address of its own
 * that names this as its next (`proven_account`), whoever asks for a new password (`reset`) or writes to us (`visitor`)
 * without signing in; or one of us who answers such a person (`staff`).
 */
export interface Asker {
  as: keyof typeof SHARES;
  /** A uid, or a network address. */
  who: string;
}

/**
 * So many mails an hour go to a mailbox that nobody has proven to be theirs. Each asker has a share, and each kind of asking
 * one for all: nobody uses up what belongs to another kind, and one account or network alone not even its own kind's. All
 * together bound what reaches a stranger's mailbox.
 */
const SHARES = {
  account: { each: 4, all: 6 },
  proven_account: { each: 2, all: 3 },
  reset: { each: 2, all: 3 },
  visitor: { each: 2, all: 3 },
  staff: { each: 10, all: 20 },
} as const;

/** What a mailbox was sent in the hour that runs since the first of it. */
export async function hourOf(unit: UnitOfWork, to: string, now: number, { as, who }: Asker) {
  const ref = mailHourRef(sha256(mailboxOf(to)));
  const before = await unit.get(ref);
  const runs = before !== undefined && before.ends.toMillis() > now;
  const sent: Record<string, number> = runs ? (before.sent ?? {}) : {};
  const ends = runs ? before.ends.toMillis() : now + HOUR_MS;
  const [own, kind] = [`${as} ${sha256(who)}`, as];
  const count = (key: string) => sent[key] ?? 0;
  const countOne = () => {
    const next = {
      sent: { ...sent, [own]: count(own) + 1, [kind]: count(kind) + 1 },
      ends: timestamp(ends),
      expires_at: timestamp(ends + DAY_MS),
    };
    if (before) unit.update(ref, next);
    else unit.create(ref, next);
  };
  return { isFull: count(own) >= SHARES[as].each || count(kind) >= SHARES[as].all, ends, countOne };
}

/** Whether one more mail may go to a mailbox that nobody has proven; then it counts. */
export async function countUnproven(unit: UnitOfWork, to: string, asker: Asker): Promise<boolean> {
  const { isFull, countOne } = await hourOf(unit, to, Date.now(), asker);
  if (isFull) return false;
  countOne();
  return true;
}
