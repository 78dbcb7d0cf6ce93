import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { firstNameOf } from "./lead-for.ts";
import { bringIn } from "./lead-of-person.ts";

/** Somebody typed by hand becomes the caller's lead; whoever is known by number or address stays the lead they are, and whose it is. */
export async function add(
  { name, phone, email, company, service_interest, notes }: ParsedInput<"addLead">,
  { uid }: Caller,
): Promise<{ lead_id: string; known: boolean }> {
  const added = await commitTogether(async (unit) => {
    const { id, known } = await bringIn(unit, {
      ...{ name, phone, email, source: "manual", isKnownByMail: true },
      interest: service_interest ?? null,
      begins: { company: company ?? null, notes },
    });
    return { lead_id: id, known: known !== null };
  });
  if (added.known) return added;
  await commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(added.lead_id));
    // Whoever asked not to be called is nobody's work.
    if (!lead || lead.assigned_to !== null || lead.do_not_call) return;
    unit.update(leadRef(lead.id), {
      assigned_to: uid,
      assigned_name: await firstNameOf(unit, uid),
      worked_at: timestamp(),
      updated_at: timestamp(),
    });
  });
  return added;
}
