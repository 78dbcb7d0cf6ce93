import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { LeadConflicts } from "@niyamdesk/domain/leads/callables";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { UpdateData } from "firebase-admin/firestore";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { isBarred } from "./do-not-call.ts";
import { ownLead } from "./lead-for.ts";

/**
 * Writes the fields that are still as they were on the screen. One that somebody changed meanwhile keeps what they wrote, and is
 * told of; one that is as it shall be already is left alone. Nobody is called again who bought or asked not to be called: beside
 * other changes, which are kept, that is told as what somebody changed meanwhile, alone it is refused.
 *
 * @throws DomainError lead_not_found, do_not_call, lead_closed
 */
export function edit(
  { lead_id, notes, priority, next_follow_up }: ParsedInput<"editLead">,
  caller: Caller,
): Promise<LeadConflicts> {
  return commitTogether(async (unit) => {
    const lead = await ownLead(unit, lead_id, caller);
    const conflicts: LeadConflicts = {};
    const changes: UpdateData<Lead> = {};
    const due = lead.next_follow_up?.toMillis() ?? null;
    if (notes && notes.now !== lead.notes) {
      if (notes.was === lead.notes) changes.notes = notes.now;
      else conflicts.notes = lead.notes;
    }
    if (priority && priority.now !== lead.priority) {
      if (priority.was === lead.priority) changes.priority = priority.now;
      else conflicts.priority = lead.priority;
    }
    if (next_follow_up && next_follow_up.now !== due) {
      const { was, now } = next_follow_up;
      const bar = now === null ? null : await barOfFollowUp(unit, lead);
      if (bar !== null && !notes && !priority) throw new DomainError(bar);
      if (was === due && bar === null) {
        changes.next_follow_up = now === null ? null : timestamp(now);
        changes.follow_up_set_at = timestamp(unit.now());
      } else conflicts.next_follow_up = due;
    }
    if (Object.keys(changes).length > 0) {
      unit.update(leadRef(lead_id), { ...changes, updated_at: timestamp() });
    }
    return conflicts;
  });
}

async function barOfFollowUp(unit: UnitOfWork, lead: Lead): Promise<"do_not_call" | "lead_closed" | null> {
  if (await isBarred(unit, lead)) return "do_not_call";
  return lead.status === "converted" ? "lead_closed" : null;
}
