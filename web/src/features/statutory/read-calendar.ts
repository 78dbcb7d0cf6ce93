import type { Language } from "@niyamdesk/domain/base/languages";
import type { CalendarFacts } from "@niyamdesk/domain/statutory/facts";
import type { DateMark, ReminderChoice } from "@niyamdesk/domain/statutory/reminders";
import { partIn, partsIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** One date of a client's, as functions made it. */
export interface DateView {
  key: string;
  code: string;
  title: Record<Language, string>;
  /** Such as `2026-12-31`. */
  day: string;
  legalDay: string;
  extendedBy: string | null;
  period: string;
  unless: readonly string[];
  service: { id: string; plan: string | null } | null;
  order: { id: string; done: boolean; with: string | null } | null;
}

export interface CalendarView {
  since: string;
  dates: readonly DateView[];
  marks: Readonly<Record<string, DateMark>>;
  facts: CalendarFacts;
  stateCode: string | null;
  reminders: ReminderChoice;
  addressSince: number | null;
}

/** Written by functions alone, whole. */
export function readCalendar(_: string, data: StoredData): CalendarView {
  return {
    since: textIn(data, "since") ?? "",
    dates: partsIn(data, "dates").map((date) => ({
      ...(date as unknown as Omit<DateView, "legalDay" | "extendedBy">),
      legalDay: textIn(date, "legal_day") ?? "",
      extendedBy: textIn(date, "extended_by"),
    })),
    marks: partIn(data, "marks") as CalendarView["marks"],
    facts: partIn(data, "facts") as unknown as CalendarFacts,
    stateCode: textIn(data, "state_code"),
    reminders: partIn(data, "reminders") as unknown as ReminderChoice,
    addressSince: timeIn(data, "address_since"),
  };
}

/** Still to be kept by the client themselves. */
export function isToDo({ key, order, unless, period }: DateView, marks: CalendarView["marks"]): boolean {
  return (
    order === null &&
    marks[key] === undefined &&
    !unless.some((code) => marks[`${code}_${period}`] === "done")
  );
}
