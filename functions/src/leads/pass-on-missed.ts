import { callWindow, promisedBy } from "@niyamdesk/domain/calls/calling-hours";
import { isCalledByOther, isOpenLead } from "@niyamdesk/domain/leads/lead";
import { missedPromisesQuery } from "@niyamdesk/domain/leads/queries";
import { timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { leadRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callingSettings } from "../settings/calling.ts";
import { isBarred } from "./do-not-call.ts";
import { giveByTurn, Turns } from "./turns.ts";

/**
 * Whoever asked to be called and was not is the next one's now, with a new time by which. One run gives each at most one such call,
 * about as many as they can make until the next; whom nobody can take waits in the pool, where all see that it is urgent. Nobody is
 * called at another time than they asked for: a promise that fell outside of it is moved, and was not missed.
 */
export async function passOnMissed(now: number): Promise<{ done: number; failed: number }> {
  const rules = await commitTogether((unit) => callingSettings(unit));
  // Nobody could call at this time, whatever they wish.
  if (!callWindow(now, rules, rules.at_most).open) return { done: 0, failed: 0 };
  const missed = await runWholeQuery(missedPromisesQuery, { now_at: now });
  const run = { done: 0, failed: 0 };
  if (missed.length === 0) return run;
  const turns = await Turns.among(rules.cap);
  const busy = new Set<string>();
  // One after the other, since each changes whose turn it is.
  for (const found of missed) {
    const { done, failed } = await eachIsolated("passing on", [found], async ({ id }) => {
      const given = await commitTogether(async (unit) => {
        const lead = await unit.get(leadRef(id));
        const due = lead?.call_by?.toMillis() ?? null;
        if (!lead || due === null || due > now || !isOpenLead(lead.status)) return null;
        if (await isBarred(unit, lead)) {
          unit.update(leadRef(id), { call_by: null });
          return null;
        }
        // Somebody is on the phone with them: whatever comes of it ends the promise.
        if (isCalledByOther(lead.calling ?? null, "", now)) return null;
        const wish = lead.wish ?? null;
        const next = promisedBy(now, rules, rules.first_call_minutes, wish);
        const call_by = next === null ? null : timestamp(next);
        if (!callWindow(now, rules, wish).open) {
          // Out of our hours it waits as it is; out of theirs it was promised too early.
          if (wish !== null) unit.update(leadRef(id), { call_by });
          return null;
        }
        const to = turns.next(lead.assigned_to, busy);
        const urgent = { priority: "high", call_by } as const;
        if (to === null && lead.assigned_to === null) unit.update(leadRef(id), urgent);
        else await giveByTurn(unit, lead, to, "lead.promise_missed", urgent);
        return to;
      });
      if (given === null) return;
      turns.given(given, now);
      busy.add(given);
    });
    run.done += done;
    run.failed += failed;
  }
  return run;
}
