import { isCalledByOther, isOpenLead } from "@niyamdesk/domain/leads/lead";
import { freeLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { eachIsolated } from "../platform/each-isolated.ts";
import { leadRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callingSettings } from "../settings/calling.ts";
import { isBarred } from "./do-not-call.ts";
import { giveByTurn, Turns } from "./turns.ts";

/** Where an administrator wants it so, leads of the pool are given out by turns, the longest waiting first. */
export async function shareOutPool(now: number): Promise<{ done: number; failed: number }> {
  const rules = await commitTogether((unit) => callingSettings(unit));
  if (!rules.share_out) return { done: 0, failed: 0 };
  const waiting = await runQuery(freeLeadsQuery, {});
  const turns = await Turns.among(rules.cap);
  // One after the other, since each changes whose turn it is.
  const run = { done: 0, failed: 0 };
  for (const found of waiting) {
    const to = turns.next(null);
    if (to === null) break;
    const { done, failed } = await eachIsolated("sharing out", [found], async ({ id }) => {
      const isGiven = await commitTogether(async (unit) => {
        const lead = await unit.get(leadRef(id));
        if (!lead || lead.assigned_to !== null || !isOpenLead(lead.status)) return false;
        if (isCalledByOther(lead.calling ?? null, to, unit.now()) || (await isBarred(unit, lead)))
          return false;
        await giveByTurn(unit, lead, to, "lead.shared_out");
        return true;
      });
      if (isGiven) turns.given(to, now);
    });
    run.done += done;
    run.failed += failed;
  }
  return run;
}
