import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { DAY_MS, SECOND_MS, timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import { logFailure } from "./log.ts";
import { commitTogether } from "./unit-of-work.ts";

/** `ledger/account-turn_{uid}`: who changes the account at the moment. */
interface Turn {
  /** Empty: nobody. */
  holder: string;
  /** When somebody who died no longer keeps others waiting. */
  until: Timestamp;
  expires_at: Timestamp;
}

/** Far longer than any change takes. */
const LEASE_MS = 20 * SECOND_MS;
/** So that whoever comes after somebody who died is late and not refused. */
const PATIENCE_MS = LEASE_MS + 5 * SECOND_MS;

const turnRef = (uid: string) =>
  db().collection(COLLECTIONS.ledger).doc(`account-turn_${uid}`) as unknown as DocumentReference<Turn, Turn>;

/**
 * Changes to one account, one after the other. The provider has no guarded writes: whatever decides about an account by what
 * it looks like reads it inside its turn. Whoever lost their turn by standing still can do no harm all the same, since each
 * call to the provider carries the address that it proves.
 *
 * @throws DomainError too_many_requests when others do not come to an end
 */
export async function inTurn<T>(uid: string, change: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + patienceMs;
  while (!(await take(uid, holder))) {
    if (Date.now() > deadline) throw new DomainError("too_many_requests");
    await pause(20 + Math.random() * 80);
  }
  try {
    return await change();
  } finally {
    // Done is done; what is not given back is over by itself.
    await give(uid, holder).catch((error: unknown) => logFailure("turn not given back", error, { uid }));
  }
}

function take(uid: string, holder: string): Promise<boolean> {
  return commitTogether(async (unit) => {
    const turn = await unit.get(turnRef(uid));
    const now = Date.now();
    if (turn && turn.holder !== "" && turn.until.toMillis() > now) return false;
    const next = { holder, until: timestamp(now + LEASE_MS), expires_at: timestamp(now + DAY_MS) };
    if (turn) unit.update(turnRef(uid), next);
    else unit.create(turnRef(uid), next);
    return true;
  });
}

function give(uid: string, holder: string): Promise<void> {
  return commitTogether(async (unit) => {
    const turn = await unit.get(turnRef(uid));
    if (turn?.holder === holder) unit.update(turnRef(uid), { holder: "" });
  });
}
