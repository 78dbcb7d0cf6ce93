import { isOpenLead } from "@niyamdesk/domain/leads/lead";
import { leadOfPhoneQuery } from "@niyamdesk/domain/leads/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { doNotCallRef, leadRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { ownLead } from "./lead-for.ts";

/** That somebody asked not to be called belongs to the number: whatever comes with it later is not called either. */
export function barNumber(unit: UnitOfWork, phone: string): void {
  unit.merge(doNotCallRef(phone), { phone });
}

/** @throws DomainError lead_not_found */
export function stop(id: string, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await ownLead(unit, id, caller);
    if (lead.phone_e164) barNumber(unit, lead.phone_e164);
    unit.update(leadRef(id), {
      do_not_call: true,
      next_follow_up: null,
      ...(isOpenLead(lead.status) ? { status: "lost" as const } : {}),
      updated_at: timestamp(),
    });
  });
}

/**
 * Lets a number be called again. Its leads stay as they are otherwise.
 *
 * @returns of how many leads it is the number
 */
export async function allow(phone: string, reason: string, by: Caller): Promise<number> {
  await commitTogether(async (unit) => {
    if (!(await unit.get(doNotCallRef(phone)))) return;
    unit.delete(doNotCallRef(phone));
    audit(unit, `lead.calls_allowed_${sha256(phone).slice(0, 20)}_${unit.now()}`, {
      actor: by.uid,
      role: "admin",
      action: "lead.calls_allowed",
      subject: doNotCallRef(phone).path,
      before: { do_not_call: true },
      after: { do_not_call: false, reason },
    });
  });
  const leads = await runWholeQuery(leadOfPhoneQuery, { phone });
  for (const { id } of leads) {
    await commitTogether(async (unit) => {
      const lead = await unit.get(leadRef(id));
      if (lead?.do_not_call) unit.update(leadRef(id), { do_not_call: false, updated_at: timestamp() });
    });
  }
  return leads.length;
}
