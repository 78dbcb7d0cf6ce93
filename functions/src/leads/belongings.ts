import { callsOfLeadQuery, currentCallsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import { contactMessagesOfLeadQuery } from "@niyamdesk/domain/contact/queries";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import {
  leadOfOtherPhoneQuery,
  leadOfPhoneQuery,
  leadsOfEmailQuery,
  mergedOfEmailQuery,
  mergedOfOtherPhoneQuery,
  mergedOfPhoneQuery,
} from "@niyamdesk/domain/leads/queries";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { tasksOfLeadQuery } from "@niyamdesk/domain/tasks/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { timestamp } from "../platform/clock.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { proven } from "../platform/proven.ts";
import { leadKeyRef, leadMailKeyRef, leadRef, mergedLeadRef } from "../platform/refs.ts";
import { onceEach, runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { barNumbers, numbersOf } from "./do-not-call.ts";
import { leadOrMerged } from "./merge.ts";

/**
 * The leads made of what the client wrote to us, after that is erased. A lead is a number's: one that only names their address
 * stays with whoever else wrote from that number, without what was theirs. One that became part of another is put aside as it was,
 * and goes too. Calls keep what was done, without whom; what staff noted to do about them goes. Of somebody who asked not to be
 * called the numbers stay, and nothing else, so that nobody calls them again.
 */
export const leadBelongings: Belongings = {
  async exported(account) {
    const leads = await provenLeads(account);
    const known = leads.flatMap(mergedIds);
    const merged = (await mergedRecords(account)).filter(
      (record) => known.includes(mergedIdOf(record)) || hasNumber(record.get("lead") as Lead, account),
    );
    const ids = [...new Set([...leads.map(({ id }) => id), ...known])];
    const [calls, tasks] = await Promise.all([
      Promise.all(ids.map((lead_id) => runWholeQuery(callsOfLeadQuery, { lead_id }))),
      Promise.all(ids.map((lead_id) => runWholeQuery(tasksOfLeadQuery, { lead_id }))),
    ]);
    return {
      leads: [
        ...leads.map((lead) => shownLead(plainRecord(lead))),
        ...merged.map((record) => shownLead((plainRecord(record) as { lead: object }).lead)),
      ],
      lead_calls: calls.flat().map((call) => pick(plainRecord(call), CALL_FIELDS)),
      lead_tasks: tasks.flat().map((task) => pick(plainRecord(task), TASK_FIELDS)),
    };
  },
  async erase(account) {
    // First, since what a merge took over of theirs makes no lead theirs.
    for (const record of await mergedRecords(account)) await eraseMerged(record);
    for (const { id } of await ownLeads(account)) {
      const { keptFor, merged } = await eraseLead(id, proven(account));
      await redactCalls(id, keptFor);
      if (keptFor === null) await eraseTasks([id, ...merged]);
    }
  },
};

/** What is the person's own of a record; who works on it and how is not. */
const LEAD_FIELDS = [
  ...["name", "phone", "phone_e164", "other_phones", "email", "company", "location", "service_interest"],
  ...[
    "source",
    "sources",
    "notes",
    "do_not_call",
    "wish",
    "consent",
    "next_follow_up",
    "call_by",
    "created_at",
  ],
];
const CALL_FIELDS = [
  ...[
    "call_type",
    "call_status",
    "call_disposition",
    "call_duration",
    "call_started_at",
    "lead_phone",
    "notes",
  ],
];
const TASK_FIELDS = ["title", "notes", "due_at", "done_at", "created_at"];

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
const shownLead = (lead: object) => pick(lead, LEAD_FIELDS);

/** Leads that we know to be theirs: a form's word that it is their address hands out nothing of a stranger's. */
async function provenLeads(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email } = proven(account);
  const key = email === null ? undefined : (await leadMailKeyRef(email).get()).data();
  return (await ownLeads(account)).filter(
    (found) => found.id === key?.lead_id || hasNumber(found.data() as Lead, account),
  );
}

function hasNumber(lead: Lead, account: UserRecord): boolean {
  const { phone } = proven(account);
  return phone !== null && numbersOf(lead).includes(phone);
}

const mergedIdOf = ({ id }: { id: string }): string => id.replace(/^merged_lead_/, "");

const mergedIds = (lead: QueryDocumentSnapshot): string[] =>
  ((lead.data() as Lead).merges ?? []).map(({ lead_id }) => lead_id);

/** Those with their address or number, and the one that their address leads to since another became part of it. */
async function ownLeads(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, byOther, byKey] = await Promise.all([
    email === null ? [] : runWholeQuery(leadsOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(leadOfPhoneQuery, { phone }),
    phone === null ? [] : runWholeQuery(leadOfOtherPhoneQuery, { phone }),
    email === null ? [] : leadOfKey(email),
  ]);
  return onceEach([...byEmail, ...byPhone, ...byOther, ...byKey]);
}

async function leadOfKey(email: string): Promise<QueryDocumentSnapshot[]> {
  const key = (await leadMailKeyRef(email).get()).data();
  const lead = key === undefined ? undefined : await leadRef(key.lead_id).get();
  return lead?.exists ? [lead as QueryDocumentSnapshot] : [];
}

/** `ledger/merged_lead_{id}` of leads that had their address or number. */
async function mergedRecords(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone, byOther] = await Promise.all([
    email === null ? [] : runWholeQuery(mergedOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(mergedOfPhoneQuery, { phone }),
    phone === null ? [] : runWholeQuery(mergedOfOtherPhoneQuery, { phone }),
  ]);
  return onceEach([...byEmail, ...byPhone, ...byOther]);
}

/** What of the other lead a merge may have taken over. */
const TAKEN_OVER = ["notes", "email", "company", "location", "service_interest"] as const;

/** What a lead was before it became part of another, which stays without it: neither can be parted again. */
async function eraseMerged(record: { id: string }): Promise<void> {
  const merged_id = mergedIdOf(record);
  const keep = await commitTogether(async (unit) => {
    const kept = await unit.get(mergedLeadRef(merged_id));
    if (!kept) return;
    unit.delete(mergedLeadRef(merged_id));
    const lead = await leadOrMerged(unit, kept.keep_id);
    if (!lead) return;
    const taken = TAKEN_OVER.filter((field) => lead[field] === kept.after[field]);
    unit.update(leadRef(lead.id), {
      ...Object.fromEntries(taken.map((field) => [field, kept.before[field] ?? null])),
      merges: (lead.merges ?? []).filter(({ lead_id }) => lead_id !== merged_id),
      find: findAgain(lead, lead.name),
      updated_at: timestamp(),
    });
    return lead;
  });
  if (!keep) return;
  await eraseTasks([merged_id]);
  for (const call of await runWholeQuery(callsOfLeadQuery, { lead_id: keep.id })) {
    const cameFrom = (call.get("came_from") ?? []) as string[];
    if (!cameFrom.includes(merged_id)) continue;
    await call.ref.update({
      ...{ lead_name: keep.name, search_words: searchWordsOf([keep.name]), notes: "", lead_phone: "" },
      updated_at: timestamp(),
    });
  }
}

/** What a lead is found by under this name, whoever it was found by before. */
function findAgain({ company, phone_e164, other_phones }: Lead, name: string): string[] {
  const numbers = numbersOf({ phone_e164: "", ...(other_phones ? { other_phones } : {}) });
  return [
    ...new Set([
      ...findBy({ name, company: company ?? null, phone_e164: phone_e164 ?? "" }),
      ...numbers.flatMap((number) => findBy({ name: "", company: null, phone_e164: number })),
    ]),
  ];
}

async function eraseTasks(leads: readonly string[]): Promise<void> {
  for (const lead_id of leads) await eraseAll(await runWholeQuery(tasksOfLeadQuery, { lead_id }));
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
): Promise<{ keptFor: string | null; merged: string[] }> {
  return commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(id));
    const merged = (lead?.merges ?? []).map(({ lead_id }) => lead_id);
    if (!lead) return { keptFor: null, merged };
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
      return { keptFor: lead.name, merged };
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
    if (other) return { keptFor: name, merged };
    unit.delete(leadRef(id));
    for (const number of numbers) await forgetKey(unit, leadKeyRef(number), id);
    if (do_not_call) barNumbers(unit, lead);
    return { keptFor: null, merged };
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
