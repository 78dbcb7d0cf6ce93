import { isCalledByOther, isOpenLead, type Lead } from "@niyamdesk/domain/leads/lead";
import { idleLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callingSettings } from "../settings/calling.ts";
import { giveByTurn } from "./turns.ts";

/** Leads whose telecaller has not called for days go back to the pool; what was agreed for a later day counts from that day on. */
export async function takeBackIdle(now: number): Promise<{ done: number; failed: number }> {
  const { idle_days } = await commitTogether((unit) => callingSettings(unit));
  if (idle_days === 0) return { done: 0, failed: 0 };
  const until = now - idle_days * DAY_MS;
  return workThrough("taking back", idleLeadsQuery, { until_at: until }, ({ id }) =>
    commitTogether(async (unit) => {
      const lead = await unit.get(leadRef(id));
      if (!lead || !isOpenLead(lead.status) || (lead.worked_at?.toMillis() ?? now) > until) return;
      const worked = workedAt(lead);
      if (lead.assigned_to === null) unit.update(leadRef(id), { worked_at: null });
      else if (worked > until || isCalledByOther(lead.calling ?? null, "", now)) {
        unit.update(leadRef(id), { worked_at: timestamp(Math.max(worked, until + 1)) });
      } else await giveByTurn(unit, lead, null, "lead.idle");
    }),
  );
}

/** Since when nothing was done: the last call, the day that was agreed, or when it was given. Epoch ms. */
function workedAt({ worked_at, last_call, next_follow_up }: Lead): number {
  return Math.max(worked_at?.toMillis() ?? 0, last_call?.at.toMillis() ?? 0, next_follow_up?.toMillis() ?? 0);
}
