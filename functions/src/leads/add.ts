import type { ParsedInput } from "@niyamdesk/domain/callables";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadKeyRef, leadRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { firstNameOf } from "./lead-for.ts";
import { leadOfPerson } from "./lead-of-person.ts";

/** Somebody typed by hand becomes the caller's lead; a number that we know stays the lead it is, and whose it is. */
export async function add(
  { name, phone, email, company, service_interest, notes }: ParsedInput<"addLead">,
  { uid }: Caller,
): Promise<{ lead_id: string; known: boolean }> {
  const added = await commitTogether(async (unit) => {
    const known = (await unit.get(leadKeyRef(phone))) !== undefined;
    const interest = service_interest ?? null;
    const lead_id = await leadOfPerson(unit, { name, phone, email, source: "manual", interest });
    return { lead_id, known };
  });
  if (added.known) return added;
  await commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(added.lead_id));
    if (!lead || lead.assigned_to !== null) return;
    unit.update(leadRef(lead.id), {
      company: company ?? null,
      notes,
      find: findBy({ name, company: company ?? null, phone_e164: phone }),
      // Whoever asked not to be called is nobody's work.
      ...(lead.do_not_call ? {} : { assigned_to: uid, assigned_name: await firstNameOf(unit, uid) }),
      updated_at: timestamp(),
    });
  });
  return added;
}
