import { isDeepStrictEqual } from "node:util";
import { callsOfLeadQuery, currentCallsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import { unfinishedErasuresQuery } from "@niyamdesk/domain/leads/queries";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { tasksOfLeadQuery } from "@niyamdesk/domain/tasks/queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { type LeadErasure, leadErasureRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery, workThrough } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * The work on leads that were erased: calls and tasks, of which one can have more than a commit holds. What is to be done is noted in
 * the commit that erases the lead, since afterwards nothing leads from the person to it; the job does what was not finished.
 */

/** Notes that the work on a lead is to be erased, in the commit that erases it. @param id the lead's, or that of one that had become part of another */
export function eraseWork(
  unit: UnitOfWork,
  id: string,
  { at, kept_for, merged = [], only = null }: Pick<LeadErasure, "at" | "kept_for"> & Partial<LeadErasure>,
): void {
  unit.merge(leadErasureRef(id), { at, kept_for, merged, only, erasure: "to_be_finished" });
}

/** What of an erasure follows its commit; safe to repeat. */
export async function finishErasure(id: string): Promise<void> {
  const noted = (await leadErasureRef(id).get()).data();
  if (!noted) return;
  const { at, merged, kept_for, only } = noted;
  // Calls that a merge has not moved yet are with the lead that they were of.
  if (only !== null) {
    for (const call of await runWholeQuery(callsOfLeadQuery, { lead_id: only }))
      await redact(call, kept_for, true);
    for (const call of await runWholeQuery(callsOfLeadQuery, { lead_id: at })) {
      const cameFrom: unknown = call.get("came_from");
      if (Array.isArray(cameFrom) && cameFrom.includes(only)) await redact(call, kept_for, true);
    }
    await eraseTasks([only]);
  } else {
    for (const lead_id of [...merged, at]) await redactCalls(lead_id, kept_for);
    if (kept_for === null) await eraseTasks([at, ...merged]);
  }
  await commitTogether(async (unit) => {
    const now = await unit.get(leadErasureRef(id));
    // Another erasure of the same lead has noted more.
    if (now === undefined || !isDeepStrictEqual(now, noted)) return;
    unit.update(leadErasureRef(id), { at });
    unit.delete(leadErasureRef(id));
  });
}

/** Erasures whose calls and tasks were not reached, since whoever did it died half-way. */
export function finishErasures(): Promise<{ done: number; failed: number }> {
  return workThrough("finishing erasures", unfinishedErasuresQuery, {}, ({ id }) =>
    finishErasure(id.replace(/^lead_erasure_/, "")),
  );
}

async function eraseTasks(leads: readonly string[]): Promise<void> {
  for (const lead_id of leads) await eraseAll(await runWholeQuery(tasksOfLeadQuery, { lead_id }));
}

/** Of a lead that stays, the work on it stays too. A call that goes on at this moment loses its name and number as well. */
async function redactCalls(lead_id: string, keptFor: string | null): Promise<void> {
  const present = keptFor === null ? { lead_name: "Erased", lead_phone: "" } : { lead_name: keptFor };
  for (const { ref } of await runQuery(currentCallsOfLeadQuery, { lead_id })) await ref.update(present);
  for (const call of await runWholeQuery(callsOfLeadQuery, { lead_id })) {
    await redact(call, keptFor, keptFor === null);
  }
}

/** @param isWhole whether what was said in it goes, too */
async function redact(
  { ref }: QueryDocumentSnapshot,
  keptFor: string | null,
  isWhole: boolean,
): Promise<void> {
  const gone = { lead_phone: "", notes: "", follow_up_required: false, follow_up_date: null };
  await ref.update({
    lead_name: keptFor ?? "Erased",
    ...(isWhole ? gone : {}),
    search_words: keptFor === null ? [] : searchWordsOf([keptFor]),
    updated_at: timestamp(),
  });
}
