import { type CallingHours, callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { callQueue, type InTurn, type Turn } from "@niyamdesk/domain/leads/call-queue";
import { isCalledByOther } from "@niyamdesk/domain/leads/lead";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useMemo } from "react";
import type { Live } from "../../../lib/firestore/live.ts";
import type { CalledLead } from "../data/queue.ts";
import type { Callee } from "./cockpit.ts";

/** Somebody who may be called next. */
export interface Next {
  callee: Callee;
  turn: Turn;
}

interface Around {
  uid: string;
  hours: CallingHours;
  /** Epoch ms of the server's clock. */
  now: number;
  /** Ids of leads whose call has not reached the server yet, or that were passed over. */
  without: readonly string[];
}

/** Whom to call, in their order: own leads that may be called at this moment and are on the phone with nobody. */
export function queueOf(
  leads: readonly CalledLead[],
  { uid, hours, now, without }: Around,
): InTurn<CalledLead>[] {
  const free = leads.filter(
    ({ id, calling, wish, ...lead }) =>
      !without.includes(id) &&
      !isCalledByOther(calling && { ...calling, since: { toMillis: () => calling.since } }, uid, now) &&
      callWindow(now, hours, wish).open &&
      isTheirTurn(lead, now),
  );
  return callQueue(free, now);
}

/**
 * Whoever was called today is not called once more before the time that was set then: nobody who did not answer is tried again a
 * minute later. Unless they asked for a call since.
 */
function isTheirTurn(
  { lastCall, next_follow_up, call_by }: Pick<CalledLead, "lastCall" | "next_follow_up" | "call_by">,
  now: number,
): boolean {
  const wasCalled = lastCall !== null && startOfIstDay(lastCall.at) >= startOfIstDay(now);
  return !wasCalled || call_by !== null || (next_follow_up !== null && next_follow_up <= now);
}

/** The first of the queue, but for whom the cockpit shows. */
export function useNext(leads: Live<CalledLead[]>, around: Around, shown: string | null): Next | null {
  const { uid, hours, now, without } = around;
  return useMemo(() => {
    if (leads.status !== "ready") return null;
    const queue = queueOf(leads.value, { uid, hours, now, without });
    const found = queue.find(({ lead }) => lead.id !== shown);
    if (!found) return null;
    const { id, name, phone_e164 } = found.lead;
    return { callee: { lead_id: id, name, phone_e164 }, turn: found.turn };
  }, [leads, uid, hours, now, without, shown]);
}
