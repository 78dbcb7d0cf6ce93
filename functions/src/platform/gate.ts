import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import { DAY_MS, MINUTE_MS, timestamp } from "./clock.ts";
import { commitTogether, type UnitOfWork } from "./unit-of-work.ts";

/** Longer than a deletion takes; one that died half-way may be repeated, or never, and the client goes on. */
const CLOSED_MINUTES = 10;
const REMEMBERED_DAYS = 30;

/** A record of a client that everything of one kind passes when it is written. */
interface Passed {
  /** The account is being deleted: nothing passes until then. */
  closed_until?: Moment;
}

export interface Gate {
  close(unit: UnitOfWork, uid: string, until: Moment): Promise<void>;
  reopen(unit: UnitOfWork, uid: string): Promise<void>;
  erase(uid: string): Promise<unknown>;
}

/** @param empty the record of somebody of whom nothing has passed yet, and when it may be forgotten */
export function defineGate<T extends Passed>(
  ref: (uid: string) => DocumentReference<T, T>,
  empty: (expires_at: Moment) => T,
): Gate {
  const passed = (uid: string) => ref(uid) as unknown as DocumentReference<Passed, Passed>;
  return {
    async close(unit, uid, closed_until) {
      if (await unit.get(passed(uid))) unit.update(passed(uid), { closed_until });
      else
        unit.create(ref(uid), {
          ...empty(timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS)),
          closed_until,
        });
    },
    async reopen(unit, uid) {
      if (await unit.get(passed(uid))) unit.update(passed(uid), { closed_until: timestamp(0) });
    },
    erase: (uid) => ref(uid).delete(),
  };
}

/**
 * Before anything of a client is looked for to be erased: whatever is booked, reviewed or sent passes a gate, so that it was written
 * before this and is found, or comes after it and is refused. What is under way meets a record that changed.
 */
export function closeGates(gates: readonly Gate[], uid: string): Promise<void> {
  const until = timestamp(Date.now() + CLOSED_MINUTES * MINUTE_MS);
  return commitTogether(async (unit) => {
    for (const gate of gates) await gate.close(unit, uid, until);
  });
}

/** The deletion is not to be: the client goes on at once. */
export function reopenGates(gates: readonly Gate[], uid: string): Promise<void> {
  return commitTogether(async (unit) => {
    for (const gate of gates) await gate.reopen(unit, uid);
  });
}

/**
 * @param now by the database's clock, where the caller has it
 * @throws DomainError unauthenticated while the account is being deleted
 */
export function refuseClosed(record: Passed | undefined, now = Date.now()): void {
  if ((record?.closed_until?.toMillis() ?? 0) > now) throw new DomainError("unauthenticated");
}
