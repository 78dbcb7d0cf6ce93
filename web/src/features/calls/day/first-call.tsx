import { type CallingHours, callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { callingDay as words } from "#messages/workspaces/calling-day.ts";
import { istTime } from "../../../lib/time/ist-words.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Said on a day without a call: when people may be called. */
export function FirstCall({ hours, now }: { hours: CallingHours | null; now: number }) {
  // They keep their line free until they are known.
  if (hours === null) return "\u00a0";
  const start = startOfIstDay(now);
  const today = callWindow(start, hours);
  const opens = today.open ? start : today.opens;
  if (opens === null || opens >= start + DAY_MS) return words.noHoursToday;
  const closes = start + Math.min(hours.to, hours.at_most.to) * MINUTE_MS;
  // From midnight to midnight are no hours to anybody.
  if (closes - opens >= DAY_MS) return words.firstCallAnyTime;
  return words.firstCall(istTime(opens), istTime(closes));
}
