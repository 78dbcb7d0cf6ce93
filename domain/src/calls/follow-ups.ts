import { isDue, isOverdue } from "../time/due.ts";

/** A lead that somebody is to be called again for; epoch ms. */
interface Due {
  id: string;
  next_follow_up: number;
}

/** A call that asked for a follow-up, as far as it is known whether that was done; epoch ms. */
export interface FollowedUp {
  lead_id: string;
  started: number;
  follow_up_date: number | null;
  /** Still open. */
  required: boolean;
  updated: number;
}

/** Follow-ups whose day in India has come, and of how many of them the time has passed. */
export function dueNow(leads: readonly Due[], now: number): { due: number; overdue: number } {
  const due = leads.filter(({ next_follow_up }) => isDue(next_follow_up, now));
  return {
    due: due.length,
    overdue: due.filter(({ next_follow_up }) => isOverdue(next_follow_up, now)).length,
  };
}

/**
 * How many were due a day ago at the same time, as the records tell it today: those that are still open from then, and those
 * that a call has settled since.
 *
 * @param leads own open leads with a follow-up
 * @param touched own calls that changed within the last day
 */
export function dueADayAgo(leads: readonly Due[], touched: readonly FollowedUp[], now: number): number {
  const then = now - 86_400_000;
  const wasDue = (at: number) => isDue(at, then);
  const open = leads.filter(({ next_follow_up }) => wasDue(next_follow_up)).map(({ id }) => id);
  const settled = touched
    .filter(({ required, updated, started }) => !required && updated > then && started <= then)
    .filter(({ follow_up_date }) => follow_up_date !== null && wasDue(follow_up_date))
    .map(({ lead_id }) => lead_id);
  return new Set([...open, ...settled]).size;
}
