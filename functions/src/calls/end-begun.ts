import type { CurrentCall } from "@niyamdesk/domain/calls/current-call";
import { leadOrMerged } from "../leads/merge.ts";
import type { Caller } from "../platform/caller.ts";
import { currentCallRef, leadRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Ends the call that somebody is on where it was told as a whole while its begin was on its way.
 *
 * @param freed the lead that the same commit frees anyway
 */
export async function endBegun(
  unit: UnitOfWork,
  { lead_id }: Pick<CurrentCall, "lead_id">,
  { uid }: Caller,
  freed?: string,
): Promise<void> {
  unit.delete(currentCallRef(uid));
  const rung = await leadOrMerged(unit, lead_id);
  if (rung?.calling?.uid === uid && rung.id !== freed) unit.update(leadRef(rung.id), { calling: null });
}
