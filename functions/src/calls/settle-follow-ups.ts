import { openFollowUpsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import { timestamp } from "../platform/clock.ts";
import { callRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Whoever was called again was followed up: what earlier calls of the same caller asked for is done. Safe to repeat.
 *
 * @param latest the call that did it; what it asks for itself stays
 */
export async function settleFollowUps(lead_id: string, latest: string, caller: string): Promise<void> {
  for (const { id } of await runQuery(openFollowUpsOfLeadQuery, { lead_id, caller })) {
    if (id === latest) continue;
    await commitTogether(async (unit) => {
      const [call, last] = [await unit.get(callRef(id)), await unit.get(callRef(latest))];
      if (!call?.follow_up_required || !last) return;
      if (call.call_started_at.toMillis() > last.call_started_at.toMillis()) return;
      unit.update(callRef(id), { follow_up_required: false, updated_at: timestamp() });
    });
  }
}
