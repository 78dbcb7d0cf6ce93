import { callWindow, promisedBy } from "@niyamdesk/domain/calls/calling-hours";
import { isCalledByOther, isOpenLead } from "@niyamdesk/domain/leads/lead";
import { missedPromisesQuery } from "@niyamdesk/domain/leads/queries";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callingSettings } from "../settings/calling.ts";
import { giveByTurn, Turns } from "./turns.ts";

/**
 * Whoever asked to be called and was not is the next one's now, with a new time by which. One whom nobody can take waits in the pool,
 * where all see that it is urgent.
 */
export async function passOnMissed(now: number): Promise<{ done: number; failed: number }> {
  const rules = await commitTogether((unit) => callingSettings(unit));
  // Nobody could call at this time.
  if (!callWindow(now, rules).open) return { done: 0, failed: 0 };
  const by = promisedBy(now, rules, rules.first_call_minutes);
  let turns: Turns | undefined;
  return workThrough("passing on", missedPromisesQuery, { now_at: now }, async ({ id }) => {
    turns ??= await Turns.among(rules.cap);
    const known = turns;
    const given = await commitTogether(async (unit) => {
      const lead = await unit.get(leadRef(id));
      const due = lead?.call_by?.toMillis() ?? null;
      if (!lead || due === null || due > now || !isOpenLead(lead.status)) return null;
      if (lead.do_not_call) {
        unit.update(leadRef(id), { call_by: null });
        return null;
      }
      // Somebody is on the phone with them: whatever comes of it ends the promise.
      if (isCalledByOther(lead.calling ?? null, "", now)) return null;
      const to = known.next(lead.assigned_to);
      const urgent = { priority: "high", call_by: by === null ? null : timestamp(by) } as const;
      if (to === null && lead.assigned_to === null) unit.update(leadRef(id), urgent);
      else await giveByTurn(unit, lead, to, "lead.promise_missed", urgent);
      return to;
    });
    if (given !== null) known.given(given, now);
  });
}
