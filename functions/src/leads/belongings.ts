import { callsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { tasksOfLeadQuery } from "@niyamdesk/domain/tasks/queries";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { proven } from "../platform/proven.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { eraseLead } from "./erase-lead.ts";
import { eraseMerged } from "./erase-merged.ts";
import { hasNumber, mergedIdOf, mergedIds, mergedRecords, ownLeads, provenLeads } from "./own-leads.ts";

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
    for (const { id } of await ownLeads(account)) await eraseLead(id, proven(account));
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
