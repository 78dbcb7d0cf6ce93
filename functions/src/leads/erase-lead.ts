import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import { contactMessagesOfLeadQuery } from "@niyamdesk/domain/contact/queries";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { timestamp } from "../platform/clock.ts";
import type { proven } from "../platform/proven.ts";
import { leadKeyRef, leadMailKeyRef, leadRef, mergedLeadRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { barNumbers, numbersOf } from "./do-not-call.ts";
import { eraseWork, finishErasure } from "./erase-work.ts";
import { findAgain } from "./find-again.ts";

/** A lead goes, or stays with whoever else wrote from its number; in the same commit it is noted that its calls and tasks follow. */
export async function eraseLead(id: string, own: ReturnType<typeof proven>): Promise<void> {
  await commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(id));
    if (!lead) return;
    const kept_for = await eraseRecord(unit, lead, own);
    eraseWork(unit, id, { at: id, kept_for, merged: (lead.merges ?? []).map(({ lead_id }) => lead_id) });
  });
  await finishErasure(id);
}

/** @returns the name of whoever else wrote from the lead's number; null: nobody did, and the lead is gone */
async function eraseRecord(
  unit: UnitOfWork,
  lead: Lead,
  { phone: ownPhone, email: ownEmail }: ReturnType<typeof proven>,
): Promise<string | null> {
  const { id } = lead;
  const merged = (lead.merges ?? []).map(({ lead_id }) => lead_id);
  const { phone_e164, do_not_call } = lead;
  const other_phones = lead.other_phones ?? [];
  const numbers = numbersOf(lead);
  const mailKey = ownEmail === null ? undefined : await unit.get(leadMailKeyRef(ownEmail));
  const isByMail = lead.email === ownEmail || mailKey?.lead_id === id;
  if (ownPhone !== null && ownPhone !== phone_e164 && !isByMail) {
    // Somebody else's lead that only had their number beside its own.
    unit.update(leadRef(id), {
      other_phones: other_phones.filter((number) => number !== ownPhone),
      find: findBy({ name: lead.name, company: lead.company ?? null, phone_e164: phone_e164 ?? "" }),
      updated_at: timestamp(),
    });
    await forgetKey(unit, leadKeyRef(ownPhone), id);
    return lead.name;
  }
  const isOwn = ownPhone !== null && numbers.includes(ownPhone);
  const other = isOwn ? undefined : await othersMessage(id);
  // Whoever writes at this moment changes the lead too, and is seen by another attempt.
  const name = other?.name ?? lead.name;
  unit.update(leadRef(id), {
    name,
    email: other?.email ?? null,
    find: findAgain(lead, name),
    // What it was before, and what became part of it, may be theirs.
    merges: [],
    updated_at: timestamp(),
  });
  for (const lead_id of merged) unit.delete(mergedLeadRef(lead_id));
  for (const email of new Set([lead.email, ownEmail])) {
    if (email) await forgetKey(unit, leadMailKeyRef(email), id);
  }
  if (other) return name;
  unit.delete(leadRef(id));
  for (const number of numbers) await forgetKey(unit, leadKeyRef(number), id);
  if (do_not_call) barNumbers(unit, lead);
  return null;
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
