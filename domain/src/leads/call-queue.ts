import type { Priority } from "../base/priority.ts";
import { isDue, isOverdue } from "../time/due.ts";

/** A lead as the queue looks at it; instants in epoch ms. */
export interface Queued {
  id: string;
  /** Null: there is no number to call. */
  phone_e164: string | null;
  do_not_call: boolean;
  isOpen: boolean;
  priority: Priority;
  next_follow_up: number | null;
  /** By when somebody was promised the first call; null: nothing was promised, or they were called. */
  call_by: number | null;
  created_at: number;
}

/** Why a lead stands where it does. */
export type Turn = "overdue" | "due" | "new";

export interface InTurn<Lead extends Queued> {
  lead: Lead;
  turn: Turn;
}

const RANK: Readonly<Record<Turn, number>> = { overdue: 0, due: 1, new: 2 };
const PRESSING: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/**
 * Whom to call, in this order: what is overdue, longest first; what is due on this day of India, by its time, be it a follow-up or a
 * promised call; new people, those with a promise first, then by priority, newest first. A date further on is not called today, unless
 * they asked for a call since. Whoever may not be called, has no
 * number, or is done is left out.
 *
 * @param now epoch ms of the server's clock
 */
export function callQueue<Lead extends Queued>(leads: readonly Lead[], now: number): InTurn<Lead>[] {
  return leads
    .flatMap((lead) => {
      const turn = turnOf(lead, now);
      return turn === null ? [] : [{ lead, turn }];
    })
    .sort((one, next) => RANK[one.turn] - RANK[next.turn] || within(one, next) || byId(one.lead, next.lead));
}

/** A lead's turn now; null: not to be called today. */
export function turnOf(lead: Queued, now: number): Turn | null {
  if (!lead.isOpen || lead.do_not_call || lead.phone_e164 === null) return null;
  const at = callAt(lead);
  if (at === null) return "new";
  if (isOverdue(at, now)) return "overdue";
  if (isDue(at, now)) return "due";
  // Sooner than promised does no harm; sooner than agreed does.
  return lead.next_follow_up === null ? "new" : null;
}

/** When they are to be called: as it was agreed, or promised to whoever asked for a call since, whichever is sooner. */
export function callAt({
  next_follow_up,
  call_by,
}: Pick<Queued, "next_follow_up" | "call_by">): number | null {
  if (next_follow_up === null || call_by === null) return next_follow_up ?? call_by;
  return Math.min(next_follow_up, call_by);
}

function within(one: InTurn<Queued>, next: InTurn<Queued>): number {
  if (one.turn !== "new") return dueAt(one.lead) - dueAt(next.lead);
  const promise = (one.lead.call_by ?? Infinity) - (next.lead.call_by ?? Infinity);
  if (!Number.isNaN(promise) && promise !== 0) return promise;
  return (
    PRESSING[one.lead.priority] - PRESSING[next.lead.priority] || next.lead.created_at - one.lead.created_at
  );
}

function dueAt(lead: Queued): number {
  return callAt(lead) ?? lead.created_at;
}

/** Equal ones keep one order everywhere. */
function byId(one: Queued, next: Queued): number {
  return one.id < next.id ? -1 : 1;
}
