import { DomainError } from "@niyamdesk/domain/base/errors";
import { CLIENT_CALENDARS } from "@niyamdesk/domain/statutory/queries";
import { timestamp } from "../platform/clock.ts";
import { defineGate, refuseClosed } from "../platform/gate.ts";
import { deletionRef, profileRef, recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { type CalendarSecrets, calendarSecretsRef } from "./calendar-records.ts";

/** Closed for somebody whose account is being deleted. */
export const calendarGate = defineGate<CalendarSecrets>(calendarSecretsRef, (expires_at) => ({ expires_at }));

export const calendarRef = (uid: string) => recordRef(CLIENT_CALENDARS, uid);

/**
 * What a change of somebody's calendar begins with: their records, none of which may change meanwhile.
 *
 * @returns `keep` writes what only functions know, once in a commit
 * @throws DomainError unauthenticated when the account is deleted or being deleted
 */
export async function openCalendar(unit: UnitOfWork, uid: string) {
  const ref = calendarSecretsRef(uid);
  const [secrets, calendar, profile, deletion] = await Promise.all([
    unit.get(ref),
    unit.get(calendarRef(uid)),
    unit.get(profileRef(uid)),
    unit.get(deletionRef(uid)),
  ]);
  refuseClosed(secrets, unit.now());
  if (profile === undefined || deletion !== undefined) throw new DomainError("unauthenticated");
  return {
    ...{ calendar, profile, secrets: secrets ?? {} },
    keep(changes: Omit<CalendarSecrets, "closed_until">): void {
      const kept = { ...changes, touched_at: timestamp() };
      if (secrets === undefined) unit.create(ref, kept);
      else unit.update(ref, kept);
    },
  };
}
