import { mayMove } from "@niyamdesk/domain/base/moves";
import type { CallDisposition, CallStatus, TelecallerCall } from "@niyamdesk/domain/calls/call";
import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import {
  isCalledByOther,
  isOpenLead,
  LEAD_MOVES,
  type Lead,
  type LeadStatus,
} from "@niyamdesk/domain/leads/lead";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { addCall } from "../days/keep-day.ts";
import { barNumber } from "../leads/do-not-call.ts";
import { firstNameOf } from "../leads/lead-for.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { callRef, leadRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** A call that is over; instants in epoch ms. */
export interface EndedCall {
  call_id: string;
  lead_id: string;
  lead_name: string;
  lead_phone: string;
  call_type: TelecallerCall["call_type"];
  status: CallStatus;
  disposition: CallDisposition | null;
  seconds: number;
  started: number;
  ended: number;
  notes: string;
  follow_up: number | null;
}

/** Whether a call makes a lead of the pool the caller's own, as taking it would. */
export function isTakenByCall(lead: Lead, { uid, role }: Caller, now: number): boolean {
  const isFree = lead.assigned_to === null && isOpenLead(lead.status) && !lead.do_not_call;
  return isFree && role === "telecaller" && !isCalledByOther(lead.calling ?? null, uid, now);
}

/**
 * Keeps a call, what came of it for the lead, and the day's figures, in one commit. A lead that is somebody else's by now stays as it
 * is; one of the pool becomes the caller's where they could have taken it. That a person asked not to be called counts whosever lead
 * it is, for the number that was called too.
 *
 * @param lead as it is now; undefined: it was erased
 * @returns whether the lead was not the caller's to work on
 */
export async function finish(
  unit: UnitOfWork,
  call: EndedCall,
  lead: Lead | undefined,
  caller: Caller,
): Promise<boolean> {
  const { uid } = caller;
  const isTaken = lead !== undefined && isTakenByCall(lead, caller, unit.now());
  const isOthers = lead !== undefined && lead.assigned_to !== uid && !isTaken;
  const isFollowedUp = call.follow_up !== null && !isOthers && call.disposition !== "do_not_call";
  const changes = lead === undefined || isOthers ? {} : await changesOf(unit, call, lead, caller, isTaken);
  unit.create(callRef(call.call_id), {
    id: call.call_id,
    telecaller_id: uid,
    lead_id: call.lead_id,
    lead_name: lead ? call.lead_name : "Erased",
    lead_phone: lead ? call.lead_phone : "",
    call_type: call.call_type,
    call_status: call.status,
    call_disposition: call.disposition,
    call_duration: call.seconds,
    call_started_at: timestamp(call.started),
    call_ended_at: timestamp(call.ended),
    notes: lead ? call.notes : "",
    follow_up_required: isFollowedUp,
    follow_up_date: isFollowedUp && call.follow_up !== null ? timestamp(call.follow_up) : null,
    search_words: lead ? searchWordsOf([call.lead_name, call.lead_phone]) : [],
    created_at: timestamp(),
    updated_at: timestamp(),
  });
  await addCall(
    unit,
    uid,
    call.started,
    {
      id: call.call_id,
      lead_id: call.lead_id,
      minute: minuteOfIstDay(call.started),
      status: call.status,
      disposition: call.disposition,
      seconds: call.seconds,
    },
    resultOf(call, changes, isOthers),
  );
  const asked = call.disposition === "do_not_call";
  if (asked) {
    const numbers = new Set([call.lead_phone, lead?.phone_e164 ?? ""].filter((number) => number !== ""));
    for (const number of numbers) barNumber(unit, number);
  }
  if (!lead) return false;
  unit.update(leadRef(lead.id), {
    ...(lead.calling?.uid === uid ? { calling: null } : {}),
    ...(asked ? { do_not_call: true, next_follow_up: null, ...lostIfOpen(lead) } : {}),
    ...changes,
    updated_at: timestamp(),
  });
  return isOthers;
}

/** What a telecaller's figures count: interest that was told them, and a conversion that this call made. */
function resultOf(
  { disposition }: EndedCall,
  { conversion }: Partial<Lead>,
  isOthers: boolean,
): "interested" | "converted" | null {
  if (disposition === "converted") return conversion ? "converted" : null;
  return disposition === "interested" && !isOthers ? "interested" : null;
}

async function changesOf(
  unit: UnitOfWork,
  call: EndedCall,
  lead: Lead,
  caller: Caller,
  isTaken: boolean,
): Promise<Partial<Lead>> {
  const { uid } = caller;
  const taken = isTaken
    ? { assigned_to: uid, assigned_name: await firstNameOf(unit, uid), worked_at: timestamp(call.started) }
    : {};
  // Told late, after another call: what was found out since stands.
  if (lead.last_call && lead.last_call.at.toMillis() > call.started) return taken;
  const { status, disposition, started, follow_up } = call;
  const to = statusAfter(lead.status, status, disposition);
  const may = to !== lead.status && caller.role !== null && mayMove(LEAD_MOVES, lead.status, to, caller.role);
  return {
    ...taken,
    call_by: null,
    last_call: { at: timestamp(started), by: uid, status, disposition },
    ...(disposition === "do_not_call"
      ? {}
      : { next_follow_up: follow_up === null || to === "converted" ? null : timestamp(follow_up) }),
    ...(may ? { status: to } : {}),
    ...(may && to === "converted" ? { conversion: { by: uid, at: timestamp(started), order_id: null } } : {}),
  };
}

/** Where a call brings a lead to. Who was spoken to is no stranger any more; who did not answer stays what they were. */
function statusAfter(from: LeadStatus, status: CallStatus, disposition: CallDisposition | null): LeadStatus {
  if (from === "converted") return from;
  if (disposition === "converted") return "converted";
  if (disposition === "not_interested" || disposition === "do_not_call") return "lost";
  if (status !== "connected") return from;
  return from === "new" || from === "lost" ? "contacted" : from;
}

function lostIfOpen({ status }: Lead): { status?: LeadStatus } {
  return isOpenLead(status) ? { status: "lost" } : {};
}
