import { isOpenLead, type Lead } from "@niyamdesk/domain/leads/lead";
import { leadOfPhoneQuery } from "@niyamdesk/domain/leads/queries";
import { noteConsent } from "../consents/note-consent.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { doNotCallRef, leadRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { ownLead } from "./lead-for.ts";
import { moved } from "./moved.ts";

/** That somebody asked not to be called belongs to the number: whatever comes with it later is not called either. */
export async function isBarredNumber(unit: UnitOfWork, phone: string | null): Promise<boolean> {
  return Boolean(phone) && (await unit.get(doNotCallRef(phone ?? ""))) !== undefined;
}

/** Whether nobody may call this lead: it says so, or the number that would be called does. */
export async function isBarred(
  unit: UnitOfWork,
  { do_not_call, phone_e164 }: Pick<Lead, "do_not_call" | "phone_e164">,
): Promise<boolean> {
  return do_not_call || (await isBarredNumber(unit, phone_e164));
}

/** Every number by which the person is known. */
export function numbersOf({
  phone_e164,
  other_phones = [],
}: Pick<Lead, "phone_e164" | "other_phones">): string[] {
  // A merge that was undone leaves null where there was nothing.
  return [...new Set([phone_e164, ...(other_phones ?? [])].filter(Boolean))];
}

/** The person asked it, so it holds for all of their numbers. @param called the number at which they said so */
export function barNumbers(unit: UnitOfWork, lead: Lead | undefined, called = ""): void {
  const numbers = new Set([called, ...(lead ? numbersOf(lead) : [])].filter(Boolean));
  for (const phone of numbers) unit.merge(doNotCallRef(phone), { phone });
}

/** The same, as lines of the ledger of consents. @param noted_by uid of whoever was told */
export async function noteCallsEnded(
  unit: UnitOfWork,
  phones: readonly string[],
  place: "phone_call" | "privacy_centre",
  noted_by: string,
): Promise<void> {
  for (const phone of new Set(phones.filter(Boolean))) {
    await noteConsent(unit, { phone }, { purpose: "calls", given: false, place, language: null, noted_by });
  }
}

/** @throws DomainError lead_not_found */
export function stop(id: string, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await ownLead(unit, id, caller);
    const now = unit.now();
    barNumbers(unit, lead);
    await noteCallsEnded(unit, numbersOf(lead), "phone_call", caller.uid);
    unit.update(leadRef(id), {
      do_not_call: true,
      barred_at: lead.barred_at ?? timestamp(now),
      next_follow_up: null,
      follow_up_set_at: timestamp(now),
      call_by: null,
      ...(isOpenLead(lead.status)
        ? { status: "lost" as const, moves: moved(lead, "lost", now, caller.uid) }
        : {}),
      updated_at: timestamp(),
    });
  });
}

/**
 * Lets a number be called again: this one and the leads that are called at it, which stay as they are otherwise. A person's other
 * numbers stay barred. Noted with what it lifted, also where only the leads said so.
 *
 * @returns of how many leads it is the number
 */
export async function allow(phone: string, reason: string, by: Caller): Promise<number> {
  const leads = await runWholeQuery(leadOfPhoneQuery, { phone });
  await commitTogether(async (unit) => {
    const isNumber = await isBarredNumber(unit, phone);
    const lifted: string[] = [];
    for (const { id } of leads) {
      const lead = await unit.get(leadRef(id));
      if (!lead?.do_not_call || lead.phone_e164 !== phone) continue;
      unit.update(leadRef(id), { do_not_call: false, barred_at: null, updated_at: timestamp() });
      lifted.push(id);
    }
    if (!isNumber && lifted.length === 0) return;
    unit.delete(doNotCallRef(phone));
    const said = {
      purpose: "calls",
      given: true,
      place: "office",
      language: null,
      noted_by: by.uid,
    } as const;
    await noteConsent(unit, { phone }, said);
    audit(unit, `lead.calls_allowed_${sha256(phone).slice(0, 20)}_${unit.now()}`, {
      actor: by.uid,
      role: "admin",
      action: "lead.calls_allowed",
      subject: doNotCallRef(phone).path,
      before: { do_not_call: true, number: isNumber, leads: lifted },
      after: { do_not_call: false, reason },
    });
  });
  return leads.length;
}
