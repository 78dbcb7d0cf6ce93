import { DomainError } from "@niyamdesk/domain/base/errors";
import { isCalledByOther, isOpenLead } from "@niyamdesk/domain/leads/lead";
import type { Caller } from "../platform/caller.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isBarred } from "./do-not-call.ts";
import { give } from "./hand-over.ts";
import { firstNameOf } from "./lead-for.ts";

/**
 * Takes a lead of the pool: of all who press at one moment exactly one has it afterwards, the others are told who.
 *
 * @throws DomainError lead_not_found, lead_taken, lead_being_called, lead_closed, do_not_call
 */
export function claim(id: string, { uid }: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(id));
    if (!lead) throw new DomainError("lead_not_found");
    if (lead.assigned_to === uid) return;
    if (lead.assigned_to !== null) throw new DomainError("lead_taken", { by: lead.assigned_name ?? "" });
    if (!isOpenLead(lead.status)) throw new DomainError("lead_closed");
    if (await isBarred(unit, lead)) throw new DomainError("do_not_call");
    const calling = lead.calling ?? null;
    if (isCalledByOther(calling, uid, unit.now())) {
      throw new DomainError("lead_being_called", { by: calling?.name ?? "" });
    }
    give(unit, lead, uid, await firstNameOf(unit, uid));
  });
}
