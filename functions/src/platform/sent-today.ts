import type { ErrorCode } from "@niyamdesk/domain/base/errors";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { DAY_MS, timestamp } from "./clock.ts";
import { defineGate, refuseClosed } from "./gate.ts";
import { deletionRef, profileRef, type SentToday, sentTodayRef } from "./refs.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** Closed for somebody whose account is being deleted. */
export const sendingGate = defineGate(sentTodayRef, (expires_at) => ({
  tickets: [],
  documents: [],
  expires_at,
}));

const REMEMBERED_DAYS = 30;

/**
 * Counts what somebody sends within 24 hours, in the same commit as what is sent: all of it passes one record, so that the
 * limit holds whatever is sent at once, and a deletion of the account closes it.
 *
 * @throws DomainError unauthenticated when the account is deleted or being deleted; `refusal` above the limit
 */
export async function countSent(
  unit: UnitOfWork,
  uid: string,
  kind: "tickets" | "documents" | "messages",
  limit: { aDay: number; refusal: ErrorCode },
): Promise<void> {
  const ref = sentTodayRef(uid);
  const record = await unit.get(ref);
  refuseClosed(record);
  if (!(await unit.get(profileRef(uid))) || (await unit.get(deletionRef(uid)))) {
    throw new DomainError("unauthenticated");
  }
  const now = Date.now();
  const lately = (record?.[kind] ?? []).filter((at) => at.toMillis() > now - DAY_MS);
  if (lately.length >= limit.aDay) throw new DomainError(limit.refusal);
  const changes = {
    [kind]: [...lately, timestamp(now)],
    expires_at: timestamp(now + REMEMBERED_DAYS * DAY_MS),
  } as Pick<SentToday, "expires_at"> & Partial<SentToday>;
  if (record) unit.update(ref, changes);
  else unit.create(ref, { tickets: [], documents: [], ...changes });
}

/**
 * For what others write down about a client: it meets a deletion of the account as what they send themselves does.
 *
 * @throws DomainError unauthenticated when the account is deleted or being deleted
 */
export async function passSending(unit: UnitOfWork, uid: string): Promise<void> {
  const ref = sentTodayRef(uid);
  const record = await unit.get(ref);
  refuseClosed(record);
  if (await unit.get(deletionRef(uid))) throw new DomainError("unauthenticated");
  const expires_at = timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS);
  if (record) unit.update(ref, { expires_at });
  else unit.create(ref, { tickets: [], documents: [], expires_at });
}
