import { isOverdue } from "@niyamdesk/domain/time/due";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { dueDates } from "#messages/due-dates.ts";
import { istFullDate } from "../lib/time/ist-words.ts";

const DAY_MS = 86_400_000;

/** When something is due, and in words whether that is past, today or soon. */
export function DueDate({ at, now = Date.now() }: { at: number | null; now?: number }) {
  if (at === null) return <span className="muted">{dueDates.none}</span>;
  const words = dueWords(at, now);
  return (
    <span className={`figures whitespace-nowrap ${words.late ? "font-semibold text-error" : ""}`}>
      <time dateTime={new Date(at).toISOString()}>{istFullDate(at)}</time>
      {words.text !== "" && ` · ${words.text}`}
    </span>
  );
}

/** Days are those of India; late is what every list and figure calls overdue, from the minute it was due. */
export function dueWords(at: number, now: number): { text: string; late: boolean } {
  const days = Math.round((startOfIstDay(at) - startOfIstDay(now)) / DAY_MS);
  if (days < 0) return { text: dueDates.late(-days), late: true };
  if (isOverdue(at, now)) return { text: dueDates.passed, late: true };
  if (days === 0) return { text: dueDates.today, late: false };
  if (days === 1) return { text: dueDates.tomorrow, late: false };
  return { text: days <= 7 ? dueDates.inDays(days) : "", late: false };
}
