import { callsOfLeadQuery, currentCallsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import { contactMessagesOfLeadQuery } from "@niyamdesk/domain/contact/queries";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { leadOfOtherPhoneQuery, leadOfPhoneQuery, leadsOfEmailQuery } from "@niyamdesk/domain/leads/queries";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { doNotCallRef, leadKeyRef, leadMailKeyRef, leadRef, mergedLeadRef } from "../platform/refs.ts";
import { onceEach, runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * The leads made of what the client wrote to us, after that is erased. A lead is a number's: one that only names their address
 * stays with whoever else wrote from that number, without what was theirs. Calls keep what was done, without whom. Of somebody
 * who asked not to be called the number stays, and nothing else, so that nobody calls it again.
 */
export const leadBelongings: Belongings = {
  async erase(account) {
    for (const { id } of await ownLeads(account)) {
      const { keptFor } = await eraseLead(id, proven(account));
      await redactCalls(id, keptFor);
    }
  },
};

async function ownLeads(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, byOther] = await Promise.all([
    email === null ? [] : runWholeQuery(leadsOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(leadOfPhoneQuery, { phone }),
    phone === null ? [] : runWholeQuery(leadOfOtherPhoneQuery, { phone }),
  ]);
  return onceEach([...byEmail, ...byPhone, ...byOther]);
}

/** Of a lead that stays, the work on it stays too. A call that goes on at this moment loses its name and number as well. */
async function redactCalls(lead_id: string, keptFor: string | null): Promise<void> {
  const present = keptFor === null ? { lead_name: "Erased", lead_phone: "" } : { lead_name: keptFor };
  for (const { ref } of await runQuery(currentCallsOfLeadQuery, { lead_id })) await ref.update(present);
  const gone = { lead_phone: "", notes: "", follow_up_required: false, follow_up_date: null };
  for (const { ref } of await runWholeQuery(callsOfLeadQuery, { lead_id })) {
    await ref.update({
      ...(keptFor === null ? { lead_name: "Erased", ...gone } : { lead_name: keptFor }),
      search_words: keptFor === null ? [] : searchWordsOf([keptFor]),
      updated_at: timestamp(),
    });
  }
}

/** @returns the name of whoever else wrote from the lead's number; null: nobody did, and the lead is gone */
function eraseLead(
  id: string,
  { phone: ownPhone, email: ownEmail }: ReturnType<typeof proven>,
): Promise<{ keptFor: string | null }> {
  return commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(id));
    if (!lead) return { keptFor: null };
    const { phone_e164, do_not_call, other_phones = [] } = lead;
    const numbers = [phone_e164, ...other_phones].filter(Boolean);
    if (ownPhone !== null && ownPhone !== phone_e164 && lead.email !== ownEmail) {
      // Somebody else's lead that only had their number beside its own.
      unit.update(leadRef(id), {
        other_phones: other_phones.filter((number) => number !== ownPhone),
        find: findBy({ name: lead.name, company: lead.company ?? null, phone_e164: phone_e164 ?? "" }),
        updated_at: timestamp(),
      });
      await forgetKey(unit, leadKeyRef(ownPhone), id);
      return { keptFor: lead.name };
    }
    const isOwn = ownPhone !== null && numbers.includes(ownPhone);
    const other = isOwn ? undefined : await othersMessage(id);
    // Whoever writes at this moment changes the lead too, and is seen by another attempt.
    const name = other?.name ?? lead.name;
    unit.update(leadRef(id), {
      name,
      email: other?.email ?? null,
      find: findBy({ name, company: lead.company ?? null, phone_e164: phone_e164 ?? "" }),
      updated_at: timestamp(),
    });
    if (lead.email !== null) await forgetKey(unit, leadMailKeyRef(lead.email), id);
    if (other) return { keptFor: name };
    unit.delete(leadRef(id));
    for (const { lead_id } of lead.merges ?? []) unit.delete(mergedLeadRef(lead_id));
    for (const number of numbers) await forgetKey(unit, leadKeyRef(number), id);
    if (do_not_call && phone_e164) unit.merge(doNotCallRef(phone_e164), { phone: phone_e164 });
    return { keptFor: null };
  });
}

/** Unless it leads to another lead by now. */
async function forgetKey(unit: UnitOfWork, key: ReturnType<typeof leadKeyRef>, id: string): Promise<void> {
  if ((await unit.get(key))?.lead_id === id) unit.delete(key);
}

/** The first message of the lead that is there when the client's own are gone. */
async function othersMessage(lead_id: string): Promise<ContactMessage | undefined> {
  const messages = await runWholeQuery(contactMessagesOfLeadQuery, { lead_id });
  return messages
    .map((message) => message.data() as ContactMessage)
    .sort((one, next) => one.created_at.toMillis() - next.created_at.toMillis())[0];
}
