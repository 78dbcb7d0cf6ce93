import type { ParsedInput } from "@niyamdesk/domain/callables";
import { alreadyNear, USUAL_REMINDERS } from "@niyamdesk/domain/statutory/reminders";
import { istDay } from "@niyamdesk/domain/time/time";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";
import { keepCalendar } from "./keep-calendar.ts";
import { nextLook } from "./next-look.ts";
import { groundOf, reckoned } from "./reckon-calendar.ts";

/**
 * Keeps what a client told, and makes their dates of it. What is near already when it becomes known is not reminded of at once: they see it.
 *
 * @returns how many dates there are
 * @throws DomainError unauthenticated when the account is being deleted
 */
export async function saveFacts(
  { language, ...facts }: ParsedInput<"saveCalendarFacts">,
  { uid }: Caller,
): Promise<number> {
  const ground = await groundOf(uid);
  const count = await commitTogether(async (unit) => {
    const { calendar, profile, secrets, keep } = await openCalendar(unit, uid);
    const now = unit.now();
    const today = istDay(now);
    const after = reckoned({ facts }, profile, ground, now);
    const known = new Set(calendar?.dates.map(({ key }) => key));
    const near = alreadyNear(
      after.dates.filter(({ key }) => !known.has(key)),
      today,
    );
    keep({ told: { ...near, ...secrets.told } });
    const changes = { facts, ...after, language, updated_at: timestamp(now) };
    if (calendar === undefined) {
      unit.create(calendarRef(uid), {
        ...{ id: uid, user_id: uid, since: today, marks: {}, reminders: USUAL_REMINDERS },
        ...{ address_since: null, next_look_at: timestamp(nextLook(now)), created_at: timestamp(now) },
        ...changes,
      });
    } else unit.update(calendarRef(uid), changes);
    return after.dates.length;
  });
  // Also the dates of their orders.
  await keepCalendar(uid, { standing: ground.standing });
  return count;
}
