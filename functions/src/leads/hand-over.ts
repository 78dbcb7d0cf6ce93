import type { LeadOutcome } from "@niyamdesk/domain/leads/callables";
import { isCalledByOther, type Lead } from "@niyamdesk/domain/leads/lead";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { isBarred } from "./do-not-call.ts";
import { firstNameOf } from "./lead-for.ts";

const MOST_REMEMBERED = 20;

/** Puts own leads back into the pool, each for itself. */
export function handBack(ids: readonly string[], caller: Caller): Promise<Record<string, LeadOutcome>> {
  return each(ids, async (unit, lead) => {
    if (lead.assigned_to === null) return "done";
    if (lead.assigned_to !== caller.uid) return "changed";
    const calling = lead.calling ?? null;
    // A call that nobody came back to does not hold it for ever.
    if (isCalledByOther(calling, "", unit.now())) return "refused";
    give(unit, lead, null, null);
    return "done";
  });
}

/**
 * Gives leads to a telecaller, or to nobody. Whoever asked not to be called is given to nobody; a lead on the phone stays with
 * whom it is with.
 *
 * @param to uid of a telecaller who is at work; null: the pool
 */
export function assign(
  ids: readonly string[],
  to: string | null,
  by: Caller,
): Promise<Record<string, LeadOutcome>> {
  return each(ids, async (unit, lead) => {
    if (lead.assigned_to === to) return "done";
    if (to !== null && (await isBarred(unit, lead))) return "refused";
    if (isCalledByOther(lead.calling ?? null, to ?? "", unit.now())) return "refused";
    give(unit, lead, to, to === null ? null : await firstNameOf(unit, to));
    audit(unit, `lead.assigned_${lead.id}_${unit.now()}`, {
      actor: by.uid,
      role: "admin",
      action: "lead.assigned",
      subject: leadRef(lead.id).path,
      before: { assigned_to: lead.assigned_to },
      after: { assigned_to: to },
    });
    return "done";
  });
}

/**
 * @param name first name of whom it goes to
 * @param more what else changes with it
 */
export function give(
  unit: UnitOfWork,
  lead: Lead,
  to: string | null,
  name: string | null,
  more: Partial<Lead> = {},
): void {
  const before = lead.assigned_to === null ? [] : [lead.assigned_to];
  const at = timestamp();
  unit.update(leadRef(lead.id), {
    assigned_to: to,
    assigned_name: name,
    worked_at: to === null ? null : at,
    handed_at: at,
    ...(to === null ? { free_since: at } : lead.assigned_to === null ? {} : { free_since: null }),
    // From here on its latest change says nothing of work any more.
    ...(lead.import_id !== undefined && isWorkedOn(lead) ? { was_worked_on: true } : {}),
    had_by: [...new Set([...(lead.had_by ?? []), ...before])].slice(-MOST_REMEMBERED),
    ...more,
    updated_at: at,
  });
}

/** Whether it is more than a row that somebody was given. */
export function isWorkedOn(lead: Lead): boolean {
  const { status, last_call, calling, conversion, merges, moves, link, sources, do_not_call } = lead;
  if (lead.was_worked_on || status !== "new" || last_call || calling || conversion || link || do_not_call) {
    return true;
  }
  if ((merges ?? []).length > 0 || (moves ?? []).length > 0 || (sources ?? []).length > 1) return true;
  // Changing hands is all that happened to it since.
  const handed = Math.max(lead.created_at.toMillis(), lead.handed_at?.toMillis() ?? 0);
  return lead.updated_at.toMillis() > handed;
}

/** One commit a lead: what happens to one stops no other. */
async function each(
  ids: readonly string[],
  act: (unit: UnitOfWork, lead: Lead) => Promise<LeadOutcome>,
): Promise<Record<string, LeadOutcome>> {
  const outcomes: Record<string, LeadOutcome> = {};
  for (const id of new Set(ids)) {
    outcomes[id] = await commitTogether(async (unit) => {
      const lead = await unit.get(leadRef(id));
      return lead ? act(unit, lead) : "changed";
    });
  }
  return outcomes;
}
