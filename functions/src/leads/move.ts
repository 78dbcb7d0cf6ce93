import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import { LEAD_MOVES, type LeadStatus } from "@niyamdesk/domain/leads/lead";
import { addResult } from "../days/keep-day.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { ownLead } from "./lead-for.ts";
import { moved } from "./moved.ts";

/**
 * Moves an own lead, and counts what it brought to the day of whoever moved it.
 *
 * @param seen the status that was shown
 * @throws DomainError lead_not_found, changed_meanwhile, lead_closed
 */
export function move(id: string, seen: LeadStatus, to: LeadStatus, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await ownLead(unit, id, caller);
    if (lead.status === to) return;
    if (lead.status !== seen) throw new DomainError("changed_meanwhile");
    if (caller.role === null || !mayMove(LEAD_MOVES, lead.status, to, caller.role)) {
      throw new DomainError("lead_closed");
    }
    const now = unit.now();
    unit.update(leadRef(id), {
      status: to,
      moves: moved(lead, to, now, caller.uid),
      ...(to === "converted"
        ? { conversion: { by: caller.uid, at: timestamp(now), order_id: null }, next_follow_up: null }
        : {}),
      updated_at: timestamp(),
    });
    if (to !== "qualified" && to !== "converted") return;
    await addResult(unit, caller.uid, now, { lead_id: id, minute: minuteOfIstDay(now), result: to });
  });
}
