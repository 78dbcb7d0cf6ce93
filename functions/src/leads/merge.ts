import type { AuditAct } from "@niyamdesk/domain/audit/acts";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { isCalledByOther, type Lead, type LeadStatus, MERGE_UNDONE_MS } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { unfinishedMergesQuery } from "@niyamdesk/domain/leads/queries";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { leadKeyRef, leadMailKeyRef, leadRef, type MergedLead, mergedLeadRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { isBarred, numbersOf } from "./do-not-call.ts";
import { moveHistory } from "./move-history.ts";
import { partedFields } from "./parted.ts";

/** A call that was made without a network is logged for three days: until then it has to find where its lead went. */
const REMEMBERED_MS = 7 * DAY_MS;
/** Who is furthest, where two are one person: nothing moves backwards. */
const FURTHEST: readonly LeadStatus[] = ["converted", "qualified", "contacted", "new", "lost"];
const MOST_NOTES = 4000;
const MOST_MOVES = 30;

/**
 * Two leads that are one person become one: the second's calls, messages and numbers belong to the first from now on, its record is
 * put aside for a day. A wish not to be called holds for the person.
 *
 * @throws DomainError lead_not_found, lead_being_called, invalid_input
 */
export async function merge(keep_id: string, merged_id: string, by: Caller): Promise<void> {
  if (keep_id === merged_id) throw new DomainError("invalid_input", { field: "merged_id" });
  await commitTogether(async (unit) => {
    const known = await unit.get(mergedLeadRef(merged_id));
    if (known?.keep_id === keep_id && !(await unit.get(leadRef(merged_id)))) return;
    const [keep, other] = [await workable(unit, keep_id, by), await workable(unit, merged_id, by)];
    const after = union(keep, other, (await isBarred(unit, keep)) || (await isBarred(unit, other)));
    const at = timestamp(unit.now());
    const merges = [
      ...(keep.merges ?? []),
      ...(other.merges ?? []),
      { lead_id: other.id, name: other.name, by: by.uid, at },
    ];
    unit.update(leadRef(keep_id), { ...after, merges: merges.slice(-20), updated_at: at });
    unit.update(leadRef(merged_id), { updated_at: at });
    unit.delete(leadRef(merged_id));
    await pointKeys(unit, other, other.id, keep_id);
    unit.merge(mergedLeadRef(merged_id), {
      ...{ keep_id, lead: other, before: only(keep, after), after, at, history: "to_be_moved" },
      expires_at: timestamp(unit.now() + REMEMBERED_MS),
    });
    note(unit, "lead.merged", by, keep_id, merged_id);
  });
  await finishMerge(merged_id);
}

/**
 * Parts what was merged within the last day: the second lead is there again as it was, with its own calls and messages. Of the first,
 * what nobody has changed since is as before. Of several merges the latest is undone first.
 *
 * @throws DomainError lead_not_found, merge_stands, merged_since
 */
export async function undoMerge(keep_id: string, merged_id: string, by: Caller): Promise<void> {
  await commitTogether(async (unit) => {
    const keep = await workable(unit, keep_id, by);
    const kept = await unit.get(mergedLeadRef(merged_id));
    if (kept?.history !== "to_be_moved" && (await unit.get(leadRef(merged_id)))) return;
    if (kept?.keep_id !== keep_id) throw new DomainError("lead_not_found");
    if (unit.now() - kept.at.toMillis() > MERGE_UNDONE_MS) throw new DomainError("merge_stands");
    if (await isMergedSince(unit, keep, merged_id)) throw new DomainError("merged_since");
    const before = partedFields(keep, kept);
    const own = { ...keep, ...before } as Lead;
    const merges = (keep.merges ?? []).filter(
      ({ lead_id }) => lead_id !== merged_id && !kept.lead.merges?.some((one) => one.lead_id === lead_id),
    );
    // Whoever asked not to be called meanwhile asked it for their numbers.
    const isOwnBarred = await isBarred(unit, own);
    unit.update(leadRef(keep_id), {
      ...before,
      ...(isOwnBarred ? barred(own, keep) : {}),
      merges,
      updated_at: timestamp(),
    });
    const isOtherBarred =
      (keep.do_not_call && kept.after.do_not_call !== true) || (await isBarred(unit, kept.lead));
    unit.create(leadRef(merged_id), {
      ...kept.lead,
      ...(isOtherBarred ? barred(kept.lead, keep) : {}),
      ...(isTakenBack(keep, kept) ? { status: "qualified" as const, conversion: null } : {}),
      calling: null,
      updated_at: timestamp(),
    });
    await pointKeys(unit, kept.lead, keep_id, merged_id);
    unit.update(mergedLeadRef(merged_id), { history: "to_be_moved_back" });
    note(unit, "lead.merge_undone", by, keep_id, merged_id);
  });
  await finishMerge(merged_id);
}

/** Whether another lead became part of this one later: what it was before that, is what the one that is asked for left. */
async function isMergedSince(unit: UnitOfWork, keep: Lead, merged_id: string): Promise<boolean> {
  const merges = keep.merges ?? [];
  const later = merges.slice(merges.findIndex(({ lead_id }) => lead_id === merged_id) + 1);
  const records = await Promise.all(later.map(({ lead_id }) => unit.get(mergedLeadRef(lead_id))));
  return records.some((record) => record?.keep_id === keep.id);
}

/** Whether the conversion that came with the merged lead was taken back since. */
function isTakenBack({ conversion }: Lead, { lead, before }: MergedLead): boolean {
  if (!lead.conversion || before.conversion) return false;
  const { by, at } = lead.conversion;
  return !conversion || conversion.by !== by || conversion.at.toMillis() !== at.toMillis();
}

/** What of a merge follows its commit; safe to repeat. */
export async function finishMerge(merged_id: string): Promise<void> {
  const kept = (await mergedLeadRef(merged_id).get()).data();
  if (!kept || kept.history === "moved") return;
  if (kept.history === "to_be_moved") await moveHistory(merged_id, kept.keep_id);
  else await moveHistory(kept.keep_id, merged_id, merged_id);
  await commitTogether(async (unit) => {
    const now = await unit.get(mergedLeadRef(merged_id));
    if (now?.history !== kept.history) return;
    if (kept.history === "to_be_moved") unit.update(mergedLeadRef(merged_id), { history: "moved" });
    // Parted again: it leads nowhere any more, and nobody's data stay in it.
    else unit.delete(mergedLeadRef(merged_id));
  });
}

/** Merges whose calls and messages were not moved, since whoever did it died half-way. */
export function finishMerges(): Promise<{ done: number; failed: number }> {
  return workThrough("finishing merges", unfinishedMergesQuery, {}, ({ id }) =>
    finishMerge(id.replace(/^merged_lead_/, "")),
  );
}

/** The lead, or the one that it became part of lately, through however many others. */
export async function leadOrMerged(unit: UnitOfWork, id: string): Promise<Lead | undefined> {
  const seen = new Set<string>();
  for (let at = id; !seen.has(at); ) {
    const lead = await unit.get(leadRef(at));
    if (lead) return lead;
    seen.add(at);
    const kept = await unit.get(mergedLeadRef(at));
    if (kept === undefined || kept.history === "to_be_moved_back") return undefined;
    at = kept.keep_id;
  }
  return undefined;
}

async function workable(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Lead> {
  const lead = await unit.get(leadRef(id));
  if (!lead || (role !== "admin" && lead.assigned_to !== uid)) throw new DomainError("lead_not_found");
  const calling = lead.calling ?? null;
  if (calling?.uid === uid || isCalledByOther(calling, uid, unit.now())) {
    throw new DomainError("lead_being_called", { by: calling?.name ?? "" });
  }
  return lead;
}

/** @param from the lead that it was part of */
function barred(lead: Lead, from: Lead): Partial<Lead> {
  const barred_at = lead.barred_at ?? from.barred_at ?? null;
  return { do_not_call: true, barred_at, next_follow_up: null, call_by: null };
}

/** What of the first lead changes. */
function union(keep: Lead, other: Lead, do_not_call: boolean): Partial<Lead> {
  const phone_e164 = keep.phone_e164 || other.phone_e164;
  const numbers = [...numbersOf(keep), ...numbersOf(other)];
  const other_phones = [...new Set(numbers)].filter((number) => number !== phone_e164);
  const notes = [keep.notes, other.notes].filter(Boolean).join("\n").slice(0, MOST_NOTES);
  const status = FURTHEST.find((one) => keep.status === one || other.status === one) ?? keep.status;
  return {
    phone_e164,
    phone: keep.phone || other.phone,
    other_phones,
    email: keep.email ?? other.email,
    company: keep.company ?? other.company ?? null,
    location: keep.location ?? other.location ?? null,
    service_interest: keep.service_interest ?? other.service_interest,
    sources: [...new Set([...(keep.sources ?? [keep.source]), ...(other.sources ?? [other.source])])],
    status,
    notes,
    priority: keep.priority === "high" || other.priority === "high" ? "high" : keep.priority,
    do_not_call,
    ...(do_not_call ? { barred_at: earliest(keep.barred_at ?? null, other.barred_at ?? null) } : {}),
    next_follow_up: do_not_call ? null : earliest(keep.next_follow_up, other.next_follow_up),
    call_by: do_not_call ? null : earliest(keep.call_by ?? null, other.call_by ?? null),
    ...later("asked_at", keep, other),
    ...later("follow_up_set_at", keep, other),
    moves: [...(keep.moves ?? []), ...(other.moves ?? [])]
      .sort((one, next) => one.at.toMillis() - next.at.toMillis())
      .slice(-MOST_MOVES),
    last_call: latest(keep.last_call ?? null, other.last_call ?? null),
    consent: keep.consent ?? other.consent ?? null,
    conversion: keep.conversion ?? (other.conversion ? { lead_id: other.id, ...other.conversion } : null),
    wish: keep.wish ?? other.wish ?? null,
    had_by: [...new Set([...(keep.had_by ?? []), ...(other.had_by ?? [])])].slice(-20),
    find: [
      ...new Set([
        ...(keep.find ?? []),
        ...findBy({ name: other.name, company: other.company ?? null, phone_e164: other.phone_e164 }),
        ...other_phones.flatMap((number) => findBy({ name: "", company: null, phone_e164: number })),
      ]),
    ],
  };
}

function later(field: "asked_at" | "follow_up_set_at", one: Lead, next: Lead): Partial<Lead> {
  const [at, also] = [one[field], next[field]];
  const last = at && also ? (at.toMillis() >= also.toMillis() ? at : also) : (at ?? also);
  return last ? { [field]: last } : {};
}

/** The keys of a lead's numbers and address, from one lead to another. One that leads elsewhere by now is left alone. */
async function pointKeys(unit: UnitOfWork, lead: Lead, from: string, to: string): Promise<void> {
  for (const key of numbersOf(lead).map(leadKeyRef)) {
    const known = await unit.get(key);
    if (known === undefined) unit.create(key, { lead_id: to });
    else if (known.lead_id === from) unit.update(key, { lead_id: to });
  }
  if (!lead.email) return;
  // An address without a key is a form's word, and stays one.
  const mailKey = leadMailKeyRef(lead.email);
  if ((await unit.get(mailKey))?.lead_id === from) unit.update(mailKey, { lead_id: to });
}

function only(lead: Lead, fields: Partial<Lead>): Partial<Lead> {
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, lead[field as keyof Lead] ?? null]),
  ) as Partial<Lead>;
}

function earliest(one: Moment | null, next: Moment | null): Moment | null {
  if (one === null || next === null) return one ?? next;
  return one.toMillis() <= next.toMillis() ? one : next;
}

function latest<T extends { at: Moment }>(one: T | null, next: T | null): T | null {
  if (one === null || next === null) return one ?? next;
  return one.at.toMillis() >= next.at.toMillis() ? one : next;
}

function note(unit: UnitOfWork, action: AuditAct, by: Caller, keep_id: string, merged_id: string): void {
  audit(unit, `${action}_${merged_id}_${unit.now()}`, {
    ...{ actor: by.uid, role: by.role ?? "", action, subject: leadRef(keep_id).path },
    ...{ before: null, after: { merged: merged_id } },
  });
}
