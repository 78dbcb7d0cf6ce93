import { createHash, randomBytes } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { FieldValue } from "firebase-admin/firestore";
import { HOUR_MS, SECOND_MS, timestamp } from "./clock.ts";
import { db } from "./firestore.ts";

export interface RateLimit {
  calls: number;
  perSeconds: number;
}

/**
 * Counts a call of one caller (uid or address) in the present window. The caller is stored as a hash.
 *
 * @throws DomainError too_many_requests
 */
export async function limitRate(action: string, caller: string, limit: RateLimit): Promise<void> {
  if (!(await isWithinRate(action, caller, limit))) throw new DomainError("too_many_requests");
}

/**
 * The same for a call whose answer must not tell. Calls stand in the order in which the database took them, so of many at
 * the same moment the first ones are let through: with a mere count each of them would see all the others.
 */
export async function isWithinRate(action: string, caller: string, limit: RateLimit): Promise<boolean> {
  const window = Math.floor(Date.now() / (limit.perSeconds * SECOND_MS));
  const hash = createHash("sha256").update(caller).digest("base64url").slice(0, 22);
  const counter = db().collection(COLLECTIONS.ledger).doc(`rate_${action}_${hash}_${window}`);
  if (usedUp.has(counter.id)) return false;
  const call = randomBytes(6).toString("base64url");
  const expiresAt = Date.now() + limit.perSeconds * SECOND_MS + HOUR_MS;
  await counter.set(
    { calls: FieldValue.arrayUnion(call), expires_at: timestamp(expiresAt) },
    { merge: true },
  );
  const calls: unknown = (await counter.get()).get("calls");
  if (!Array.isArray(calls) || calls.indexOf(call) < limit.calls) return true;
  rememberUsedUp(counter.id);
  return false;
}

/** Windows that this process knows to be used up: whoever goes on calling makes no record longer. */
const usedUp = new Set<string>();
const MOST_REMEMBERED = 10_000;

function rememberUsedUp(id: string): void {
  if (usedUp.size >= MOST_REMEMBERED) usedUp.clear();
  usedUp.add(id);
}
