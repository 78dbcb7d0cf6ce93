import { mayMove } from "@niyamdesk/domain/base/moves";
import type { CallDisposition, CallStatus, TelecallerCall } from "@niyamdesk/domain/calls/call";
import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import {
  isCalledByOther,
  isOpenLead,
  LEAD_MOVES,
  type Lead,
  type LeadStatus,
} from "@niyamdesk/domain/leads/lead";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { addCall } from "../days/keep-day.ts";
import { barNumbers, isBarredNumber, noteCallsEnded, numbersOf } from "../leads/do-not-call.ts";
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
 * is; one of the pool becomes the caller's where they could have taken it. What was done by hand since the call ended, stands. That a
 * person asked not to be called counts whosever lead it is, for all of their numbers and the one that was called.
 *
 * @param lead as it is now; undefined: it was erased
 * @param isOver whether the caller is not on the phone with this lead by another call
 */
export async function finish(
  unit: UnitOfWork,
  call: EndedCall,
  lead: Lead | undefined,
  caller: Caller,
  isOver = true,
): Promise<Omit<CallSaved, "seconds">> {
  const { uid } = caller;
  const isTaken =
    lead !== undefined &&
    isTakenByCall(lead, caller, unit.now()) &&
    !isHandedSince(lead, call.ended) &&
    // Nobody could take it by hand either.
    !(await isBarredNumber(unit, lead.phone_e164));
  const lead_is_others = lead !== undefined && lead.assigned_to !== uid && !isTaken;
  const { changes, movedOn: lead_moved_on } =
    lead === undefined || lead_is_others
      ? { changes: {}, movedOn: false }
      : await changesOf(unit, call, lead, caller, isTaken);
  // What is still to be followed up stands on the lead; a date that was overtaken is history.
  const wantsDate = lead !== undefined && !lead_is_others && call.disposition !== "do_not_call";
  const due = changes.next_follow_up ?? null;
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
    follow_up_required: wantsDate && due !== null,
    follow_up_date: wantsDate && call.follow_up !== null ? timestamp(call.follow_up) : null,
    ...(lead_moved_on ? { lead_moved_on } : {}),
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
    resultOf(call, changes, lead_is_others),
  );
  const asked = call.disposition === "do_not_call";
  if (asked) {
    barNumbers(unit, lead, call.lead_phone);
    const numbers = [call.lead_phone, ...(lead ? numbersOf(lead) : [])];
    await noteCallsEnded(unit, numbers, "phone_call", uid);
  }
  if (!lead) return { lead_is_others, lead_moved_on };
  unit.update(leadRef(lead.id), {
    ...(isOver && lead.calling?.uid === uid ? { calling: null } : {}),
    ...changes,
    ...(asked
      ? {
          do_not_call: true,
          barred_at: lead.barred_at ?? timestamp(call.ended),
          next_follow_up: null,
          call_by: null,
          ...lostIfOpen(lead),
        }
      : {}),
    updated_at: timestamp(),
  });
  return { lead_is_others, lead_moved_on };
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

/** What a call changes of the caller's lead, and whether something that was done since stands instead. */
async function changesOf(
  unit: UnitOfWork,
  call: EndedCall,
  lead: Lead,
  caller: Caller,
  isTaken: boolean,
): Promise<{ changes: Partial<Lead>; movedOn: boolean }> {
  const { uid } = caller;
  const { status, disposition, started, ended, follow_up } = call;
  const at = timestamp(unit.now());
  const taken = isTaken
    ? { assigned_to: uid, assigned_name: await firstNameOf(unit, uid), worked_at: at, handed_at: at }
    : {};
  // Told late, after another call, or of a time when others had it: what was found out since stands.
  const isEarlier =
    lead.last_call !== null && lead.last_call !== undefined && lead.last_call.at.toMillis() > started;
  if (isEarlier || wasWithOthers(lead, uid, ended)) return { changes: taken, movedOn: true };
  const isBarred = lead.do_not_call && disposition !== "do_not_call";
  const wanted = statusAfter(lead.status, status, disposition);
  const isAsked = isSince(lead.asked_at, ended) && Boolean(lead.call_by);
  const isMoved = isSince(lead.moves?.at(-1)?.at, ended) || (isAsked && wanted === "lost");
  const to = isMoved || (isBarred && isOpenLead(wanted)) ? lead.status : wanted;
  const may = to !== lead.status && caller.role !== null && mayMove(LEAD_MOVES, lead.status, to, caller.role);
  const isDated = isSince(lead.follow_up_set_at, ended);
  const due = follow_up === null || to === "converted" || isBarred ? null : timestamp(follow_up);
  return {
    changes: {
      ...taken,
      ...(isAsked ? {} : { call_by: null }),
      last_call: { at: timestamp(started), by: uid, status, disposition },
      ...(disposition === "do_not_call" || isDated ? {} : { next_follow_up: due }),
      ...(may ? { status: to } : {}),
      ...(may && to === "converted"
        ? { conversion: { by: uid, at: timestamp(started), order_id: null } }
        : {}),
    },
    movedOn: (isMoved && wanted !== lead.status) || isDated || isAsked,
  };
}

function isSince(act: Moment | null | undefined, ended: number): boolean {
  return act !== null && act !== undefined && act.toMillis() > ended;
}

function isHandedSince({ handed_at }: Lead, ended: number): boolean {
  return isSince(handed_at, ended);
}

/** Whether a lead came to its owner after the call, and was others' before, but never theirs. */
function wasWithOthers(lead: Lead, uid: string, ended: number): boolean {
  const had = lead.had_by ?? [];
  if (lead.assigned_to !== uid || !isHandedSince(lead, ended) || had.includes(uid)) return false;
  return had.length > 0 && (!lead.free_since || lead.free_since.toMillis() > ended);
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
