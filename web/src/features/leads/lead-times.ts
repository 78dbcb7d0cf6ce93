import { callAt } from "@niyamdesk/domain/leads/call-queue";
import { isOverdue } from "@niyamdesk/domain/time/due";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { leads as words } from "#messages/workspaces/leads.ts";
import { istDayMonth, istTime, istWeekday } from "../../lib/time/ist-words.ts";
import { nearWords } from "../../lib/time/near-words.ts";
import type { LeadView } from "./read-lead.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** `7 min ago` within the hour, then the time of today, then the day. */
function recently(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  return minutes < 60 ? words.times.minutesAgo(minutes) : shortly(at, now);
}

/** The time of today, the day of what is longer ago. */
function shortly(at: number, now: number): string {
  return startOfIstDay(at) === startOfIstDay(now) ? istTime(at) : istDayMonth(at);
}

/** `10:00 am, Wed 2 Dec` */
export function opensWords(at: number): string {
  return words.opens(istTime(at), istWeekday(at), istDayMonth(at));
}

/** `10:00 am`, of a minute of the day. */
export function minuteWords(minute: number): string {
  return istTime(startOfIstDay(0) + DAY_MS + minute * MINUTE_MS);
}

/** What is to be done next, and whether that is past. */
export function nextWords(
  { followUpAt, callBy }: LeadView,
  now: number,
): { text: string; late: boolean } | null {
  const isPromised = callBy !== null && callAt({ next_follow_up: followUpAt, call_by: callBy }) === callBy;
  if (isPromised) {
    return { text: words.times.promised(nearWords(callBy, now)), late: isOverdue(callBy, now) };
  }
  if (followUpAt !== null) {
    const late = isOverdue(followUpAt, now);
    const text = late ? words.times.wasDue(shortly(followUpAt, now)) : nearWords(followUpAt, now);
    return { text, late };
  }
  return null;
}

/** What happened last: the last call, else since when we know them. */
export function lastWords({ lastCall, createdAt }: LeadView, now: number): string {
  if (lastCall === null) return words.asked(recently(createdAt, now));
  const outcome =
    lastCall.disposition === null ? words.outcomes[lastCall.status] : words.results[lastCall.disposition];
  return words.times.last(recently(lastCall.at, now), outcome);
}
