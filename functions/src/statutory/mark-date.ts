import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";

/** So many dates stay marked; the oldest give way, which are long past. */
const MOST_MARKS = 400;

/**
 * Marks a date as done, or as not for this client, or takes that back. Safe to repeat.
 *
 * @throws DomainError date_not_found for none of theirs
 */
export function markDate({ key, mark }: ParsedInput<"markDate">, { uid }: Caller): Promise<void> {
  return change(uid, ({ dates, marks }) => {
    if (!dates.some((date) => date.key === key)) throw new DomainError("date_not_found");
    const { [key]: _before, ...others } = marks;
    const kept = Object.entries(others).slice(1 - MOST_MARKS);
    return { marks: { ...Object.fromEntries(kept), ...(mark === null ? {} : { [key]: mark }) } };
  });
}

/** @throws DomainError date_not_found for somebody without a calendar */
export function chooseReminders(
  { language, ...reminders }: ParsedInput<"chooseReminders">,
  { uid }: Caller,
): Promise<void> {
  return change(uid, () => ({ language, reminders }));
}

function change(
  uid: string,
  made: (calendar: ClientCalendar) => Partial<Pick<ClientCalendar, "marks" | "reminders" | "language">>,
): Promise<void> {
  return commitTogether(async (unit) => {
    const { calendar, keep } = await openCalendar(unit, uid);
    if (calendar === undefined) throw new DomainError("date_not_found");
    keep({});
    unit.update(calendarRef(uid), { ...made(calendar), updated_at: timestamp() });
  });
}
