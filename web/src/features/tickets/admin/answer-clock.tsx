import { support as words } from "#messages/workspaces/support.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long whoever waits was promised to wait yet, by the clock. @param now epoch ms */
export function AnswerClock({ due, now }: { due: number | null; now: number }) {
  if (due === null) return <span className="muted">–</span>;
  const isLate = due < now;
  const time = spanWords(Math.abs(due - now));
  return (
    <time
      dateTime={new Date(due).toISOString()}
      title={istDateTime(due)}
      className={`figures whitespace-nowrap ${isLate ? "font-semibold text-error" : ""}`}
    >
      {isLate ? words.late(time) : words.left(time)}
    </time>
  );
}

function spanWords(ms: number): string {
  if (ms < HOUR_MS) return words.minutes(Math.max(1, Math.round(ms / MINUTE_MS)));
  // What was promised within 48 hours is told in hours, what is long late in days.
  return ms <= 2 * DAY_MS ? words.hours(Math.round(ms / HOUR_MS)) : words.days(Math.round(ms / DAY_MS));
}
