import { support as words } from "#messages/workspaces/support.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

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
  return ms < HOUR_MS
    ? words.minutes(Math.max(1, Math.round(ms / MINUTE_MS)))
    : words.hours(Math.round(ms / HOUR_MS));
}
