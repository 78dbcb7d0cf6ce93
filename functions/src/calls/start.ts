import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { isCalledByOther, type Lead } from "@niyamdesk/domain/leads/lead";
import { isBarred } from "../leads/do-not-call.ts";
import { firstNameOf, ownOrFreeLead } from "../leads/lead-for.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { callRef, currentCallRef, leadRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { callingHours } from "../settings/calling.ts";

/**
 * Begins a call with an own lead or one of the pool. Nobody else calls that person meanwhile, and the caller is on one call only.
 *
 * @returns when it began by the database's clock, epoch ms; the same for the same id
 * @throws DomainError call_open, call_not_found (it is over), lead_not_found, lead_has_no_number, do_not_call, lead_being_called,
 * outside_calling_hours
 */
export function start(
  { call_id, lead_id, device }: ParsedInput<"startCall">,
  caller: Caller,
): Promise<number> {
  return commitTogether(async (unit) => {
    const ref = currentCallRef(caller.uid);
    const open = await unit.get(ref);
    if (open?.call_id === call_id) return open.started_at.toMillis();
    if (open) throw new DomainError("call_open", { lead_id: open.lead_id });
    if (await unit.get(callRef(call_id))) throw new DomainError("call_not_found");
    // Told as a whole at this moment, it is over: each of the two would find nothing of the other.
    unit.stillAbsent(callRef(call_id));
    const lead = await ownOrFreeLead(unit, lead_id, caller);
    const phone = await callableNumber(unit, lead, caller.uid);
    const now = unit.now();
    const name = await firstNameOf(unit, caller.uid);
    const started_at = timestamp(now);
    unit.create(ref, {
      telecaller_id: caller.uid,
      telecaller_name: name,
      call_id,
      lead_id,
      lead_name: lead.name,
      lead_phone: phone,
      device,
      started_at,
      connected_at: null,
    });
    unit.update(leadRef(lead_id), {
      calling: { uid: caller.uid, name, since: started_at },
      updated_at: timestamp(),
    });
    return now;
  });
}

async function callableNumber(unit: UnitOfWork, lead: Lead, uid: string): Promise<string> {
  const { phone_e164, do_not_call, calling = null, wish = null } = lead;
  if (!phone_e164) throw new DomainError("lead_has_no_number");
  if (await isBarred(unit, { do_not_call, phone_e164 })) throw new DomainError("do_not_call");
  const hours = await callingHours(unit);
  const now = unit.now();
  if (isCalledByOther(calling, uid, now)) {
    throw new DomainError("lead_being_called", { by: calling?.name ?? "" });
  }
  const window = callWindow(now, hours, wish);
  if (!window.open) {
    throw new DomainError(
      "outside_calling_hours",
      window.opens === null ? {} : { opens: String(window.opens) },
    );
  }
  return phone_e164;
}
