import type { ClientDate } from "./client-dates.ts";
import { daysFrom } from "./day.ts";

/** So many days before a date somebody is reminded. */
export const REMINDER_DAYS = [30, 14, 7, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

export const MARKS = ["done", "not_mine"] as const;
export type DateMark = (typeof MARKS)[number];
export type Marks = Readonly<Record<string, DateMark>>;

/** What a client wants to hear, and how. */
export interface ReminderChoice {
  inbox: boolean;
  mail: boolean;
  days: readonly ReminderDays[];
}

export const USUAL_REMINDERS: ReminderChoice = { inbox: true, mail: true, days: REMINDER_DAYS };

/** Whether a date is still to be kept by the client: not marked, not ordered, and not done by another way. */
export function isOpenDate(date: ClientDate, marks: Marks): boolean {
  if (marks[date.key] !== undefined || date.order !== null) return false;
  return !date.unless.some((code) => marks[`${code}_${date.period}`] === "done");
}

/** A reminder that is due: of which date, and which of the four. */
export interface DueReminder {
  date: ClientDate;
  step: ReminderDays;
}

/**
 * Reminders that are due today. One that was missed comes late, but never two of a date at once; whatever was told, or would have been told
 * before the client gave us the facts, is over.
 *
 * @param told the least of the steps that is over, by `toldKey`
 * @param today in India
 */
export function remindersDue(
  dates: readonly ClientDate[],
  {
    marks,
    days,
    told,
  }: { marks: Marks; days: readonly ReminderDays[]; told: Readonly<Record<string, number>> },
  today: string,
): DueReminder[] {
  return dates.flatMap((date) => {
    const step = stepOf(date, today);
    if (step === null || date.quiet || !days.includes(step) || !isOpenDate(date, marks)) return [];
    const least = told[toldKey(date)];
    return least !== undefined && least <= step ? [] : [{ date, step }];
  });
}

/** A date that was moved is one of its own. */
export const toldKey = ({ key, day }: Pick<ClientDate, "key" | "day">): string => `${key}@${day}`;

/** The step within which a date lies today: the least that is no less than the days that are left. */
export function stepOf({ day }: Pick<ClientDate, "day">, today: string): ReminderDays | null {
  const left = daysFrom(today, day);
  return left < 0 ? null : (REMINDER_DAYS.toReversed().find((step) => left <= step) ?? null);
}

/** What is over from the beginning: dates so near when they became known that their reminder would follow at once. */
export function alreadyNear(dates: readonly ClientDate[], today: string): Record<string, number> {
  return Object.fromEntries(
    dates.flatMap((date) => {
      const step = stepOf(date, today);
      return step === null ? [] : [[toldKey(date), step]];
    }),
  );
}
