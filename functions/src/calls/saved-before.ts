import { DomainError } from "@niyamdesk/domain/base/errors";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import type { Caller } from "../platform/caller.ts";
import { leadRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** What was answered when the call was saved, to whoever hears no answer and sends it again. @throws DomainError call_not_found */
export async function savedBefore(
  unit: UnitOfWork,
  { telecaller_id, lead_id, call_duration, lead_moved_on = false }: TelecallerCall,
  { uid }: Caller,
): Promise<CallSaved & { lead_id: string }> {
  if (telecaller_id !== uid) throw new DomainError("call_not_found");
  const lead = await unit.get(leadRef(lead_id));
  const lead_is_others = lead !== undefined && lead.assigned_to !== uid;
  return { lead_id, seconds: call_duration, lead_is_others, lead_moved_on };
}
