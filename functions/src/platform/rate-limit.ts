import { createHash } from "node:crypto";
import { DomainError } from "@niyamdesk/domain/errors";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
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

/** The same for a call whose answer must not tell. */
export async function isWithinRate(action: string, caller: string, limit: RateLimit): Promise<boolean> {
  const window = Math.floor(Date.now() / (limit.perSeconds * SECOND_MS));
  const hash = createHash("sha256").update(caller).digest("base64url").slice(0, 22);
  const counter = db().collection(COLLECTIONS.ledger).doc(`rate_${action}_${hash}_${window}`);
  await counter.set(
    {
      calls: FieldValue.increment(1),
      expires_at: timestamp(Date.now() + limit.perSeconds * SECOND_MS + HOUR_MS),
    },
    { merge: true },
  );
  const calls: unknown = (await counter.get()).get("calls");
  return !(typeof calls === "number" && calls > limit.calls);
}
