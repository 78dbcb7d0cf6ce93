import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { LeadOutputs } from "@niyamdesk/domain/leads/callables";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { leadsOf } from "../platform/partner-staff.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isBarredNumber } from "./do-not-call.ts";
import { firstNameOf } from "./lead-for.ts";
import { bringIn } from "./lead-of-person.ts";

/**
 * Somebody typed by hand becomes the caller's lead, of a partner's staff the partner's. Whoever is known by number or address stays the lead they are, and whose it is:
 * one of the caller's own, or of the pool, learns how they came; of a colleague's nothing changes, and it is told whose it is. A partner
 * hears only that somebody is known already.
 *
 * @throws DomainError do_not_call
 */
export function add(
  { name, phone, email, company, service_interest, notes }: ParsedInput<"addLead">,
  caller: Caller,
): Promise<LeadOutputs["addLead"]> {
  const isPartner = caller.role === "franchise";
  return commitTogether(async (unit) => {
    const uid = await leadsOf(unit, caller);
    const assigned_name = await firstNameOf(unit, uid);
    const { id, known } = await bringIn(unit, {
      ...{ name, phone, email, source: isPartner ? "franchise" : "manual" },
      isKnownByMail: !isPartner,
      interest: service_interest ?? null,
      begins: {
        ...{ company: company ?? null, notes },
        ...{ assigned_to: uid, assigned_name },
        // What a partner brought stays theirs, however long nobody calls.
        worked_at: isPartner ? null : timestamp(),
      },
      mayChange: ({ assigned_to }) => assigned_to === null || assigned_to === uid,
    });
    // A new lead of a barred number would be nobody's: whoever typed it would look for it among their own.
    if (known === null && (await isBarredNumber(unit, phone))) throw new DomainError("do_not_call");
    const owner = known === null ? uid : known.assigned_to;
    const isColleagues = owner !== null && owner !== uid;
    return {
      lead_id: id,
      known: known !== null,
      whose: owner === null ? "pool" : isColleagues ? "colleague" : "own",
      by: isColleagues && !isPartner ? (known?.assigned_name ?? null) : null,
    };
  });
}
