import { timestamp } from "../platform/clock.ts";
import { leadRef, mergedLeadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { eraseWork, finishErasure } from "./erase-work.ts";
import { findAgain } from "./find-again.ts";
import { leadOrMerged } from "./merge.ts";
import { mergedIdOf } from "./own-leads.ts";

/** What of the other lead a merge may have taken over. */
const TAKEN_OVER = ["notes", "email", "company", "location", "service_interest"] as const;

/** What a lead was before it became part of another, which stays without it: neither can be parted again. */
export async function eraseMerged(record: { id: string }): Promise<void> {
  const merged_id = mergedIdOf(record);
  await commitTogether(async (unit) => {
    const kept = await unit.get(mergedLeadRef(merged_id));
    if (!kept) return;
    unit.delete(mergedLeadRef(merged_id));
    const lead = await leadOrMerged(unit, kept.keep_id);
    eraseWork(unit, merged_id, {
      at: lead?.id ?? kept.keep_id,
      kept_for: lead?.name ?? null,
      only: merged_id,
    });
    if (!lead) return;
    const taken = TAKEN_OVER.filter((field) => lead[field] === kept.after[field]);
    unit.update(leadRef(lead.id), {
      ...Object.fromEntries(taken.map((field) => [field, kept.before[field] ?? null])),
      merges: (lead.merges ?? []).filter(({ lead_id }) => lead_id !== merged_id),
      find: findAgain(lead, lead.name),
      updated_at: timestamp(),
    });
  });
  await finishErasure(merged_id);
}
