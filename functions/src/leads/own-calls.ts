import type { Language } from "@niyamdesk/domain/base/languages";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { leadOfPhoneQuery } from "@niyamdesk/domain/leads/queries";
import { noteConsent } from "../consents/note-consent.ts";
import { timestamp } from "../platform/clock.ts";
import { doNotCallRef, leadRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { isBarredNumber } from "./do-not-call.ts";

/** Whether somebody agreed to be called at a number, as its lead says, and has not taken it back. */
export async function mayCallNumber(phone: string): Promise<boolean> {
  const barred = await doNotCallRef(phone).get();
  if (barred.exists) return false;
  const leads = await runQuery(leadOfPhoneQuery, { phone });
  return leads.some((found) => (found.data() as Lead).consent !== null);
}

/**
 * The owner of a number, which they have proven, ends calls to it or allows them again: at once for whoever works on its lead, as if
 * they had said so on the phone.
 */
export async function setOwnCalls(phone: string, given: boolean, language: Language): Promise<void> {
  const leads = await runWholeQuery(leadOfPhoneQuery, { phone });
  await commitTogether(async (unit) => {
    const isBarred = await isBarredNumber(unit, phone);
    for (const { id } of leads) {
      const lead = await unit.get(leadRef(id));
      if (lead === undefined || lead.phone_e164 !== phone || lead.do_not_call === !given) continue;
      unit.update(leadRef(id), {
        do_not_call: !given,
        barred_at: given ? null : timestamp(),
        ...(given ? {} : { next_follow_up: null, call_by: null }),
        updated_at: timestamp(),
      });
    }
    if (given && isBarred) unit.delete(doNotCallRef(phone));
    if (!given && !isBarred) unit.merge(doNotCallRef(phone), { phone });
    await noteConsent(unit, { phone }, { purpose: "calls", given, place: "privacy_centre", language });
  });
}
