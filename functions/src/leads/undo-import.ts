import { DomainError } from "@niyamdesk/domain/base/errors";
import type { LeadOutputs } from "@niyamdesk/domain/leads/callables";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import {
  keptOfImportQuery,
  leadsOfImportQuery,
  slicesOfImportQuery,
  undoingImportsQuery,
} from "@niyamdesk/domain/leads/queries";
import { tasksOfLeadQuery } from "@niyamdesk/domain/tasks/queries";
import { FieldValue, type UpdateData } from "firebase-admin/firestore";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { logFailure } from "../platform/log.ts";
import { leadImportRef, leadImportSliceRef, leadKeyRef, leadMailKeyRef, leadRef } from "../platform/refs.ts";
import { isHeldUp } from "../platform/retry.ts";
import { pagesOf, runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { numbersOf } from "./do-not-call.ts";
import { isWorkedOn } from "./hand-over.ts";

/** As long as an answer may take; what is left then is taken back by the job. */
const PATIENCE_MS = 20 * SECOND_MS;

/**
 * Takes an import back: its leads go, but for those that somebody has worked on, which are named.
 *
 * @throws DomainError import_not_found
 */
export async function undoImport(import_id: string, by: Caller): Promise<LeadOutputs["undoLeadImport"]> {
  const ref = leadImportRef(import_id);
  await commitTogether(async (unit) => {
    const found = await unit.get(ref);
    if (!found) throw new DomainError("import_not_found");
    if (found.status !== "running") return;
    unit.update(ref, { status: "undoing" });
    audit(unit, `lead.import_undone_${import_id}_${unit.now()}`, {
      ...{ actor: by.uid, role: "admin", action: "lead.import_undone", subject: ref.path },
      ...{ before: { made: found.made }, after: null },
    });
  });
  await takeBack(import_id, performance.now() + PATIENCE_MS);
  const kept = await runQuery(keptOfImportQuery, { import_id });
  return {
    kept: kept.map((lead) => ({
      lead_id: lead.id,
      name: String(lead.get("name")),
      reason: lead.get("kept_because") === "not_removed" ? "not_removed" : "worked_on",
    })),
  };
}

/** Imports whose undoing was not finished. */
export async function finishUndoing(): Promise<{ done: number; failed: number }> {
  const undoing = await runQuery(undoingImportsQuery, {});
  return eachIsolated("undoing an import", undoing, ({ id }) => takeBack(id, Number.POSITIVE_INFINITY));
}

/** @param until by `performance.now()` */
async function takeBack(import_id: string, until: number): Promise<void> {
  // First the slices: what is committed after this is looked at finds the import undone.
  const slices = await runWholeQuery(slicesOfImportQuery, { import_id });
  if (slices.some((slice) => slice.get("status") === "waiting")) await Promise.all(slices.map(callOff));
  while (performance.now() < until) {
    let found = 0;
    let failed = 0;
    for await (const page of pagesOf(leadsOfImportQuery, { import_id })) {
      found += page.length;
      const groups = groupsOf(page.map(({ id }) => id));
      const outcome = await eachIsolated(
        "taking back",
        groups,
        (group) => removeGroup(group.leads, import_id),
        until,
      );
      failed += outcome.failed;
      if (performance.now() >= until) return;
    }
    if (found === 0) return finish(import_id, slices);
    if (failed > 0) return;
  }
}

function callOff({ id }: { id: string }): Promise<void> {
  return commitTogether(async (unit) => {
    const slice = await unit.get(leadImportSliceRef(id));
    if (slice?.status === "waiting") unit.update(leadImportSliceRef(id), { status: "done", rows: [] });
  });
}

/** Gone with its slices, so that the same file can be imported anew. */
async function finish(import_id: string, slices: readonly { id: string }[]): Promise<void> {
  for (const { id } of slices) await leadImportSliceRef(id).delete();
  await commitTogether(async (unit) => {
    const found = await unit.get(leadImportRef(import_id));
    if (found?.status === "undoing") unit.update(leadImportRef(import_id), { status: "undone" });
  });
}

/** So many go in one commit: each of them counts at the same record, which takes about one write a second. */
const LEADS_A_COMMIT = 20;

function groupsOf(ids: readonly string[]): { id: string; leads: readonly string[] }[] {
  return Array.from({ length: Math.ceil(ids.length / LEADS_A_COMMIT) }, (_, at) => {
    const leads = ids.slice(at * LEADS_A_COMMIT, (at + 1) * LEADS_A_COMMIT);
    return { id: leads.join(" "), leads };
  });
}

/** One that cannot be removed holds no other back: it stays, and says so. */
async function removeGroup(ids: readonly string[], import_id: string): Promise<void> {
  try {
    await removeLeads(ids, import_id);
  } catch (error) {
    // Nothing of these leads: the job tries them all again.
    if (isHeldUp(error)) throw error;
    if (ids.length === 1) return keep(ids[0] ?? "", import_id, error);
    for (const id of ids) await removeGroup([id], import_id);
  }
}

/** It is not read again: what it is made of may be what failed. */
async function keep(id: string, import_id: string, cause: unknown): Promise<void> {
  logFailure("taking back failed", cause, { id });
  await commitTogether(async (unit) => {
    unit.update(leadRef(id), keptOf(import_id, "not_removed"));
    unit.merge(leadImportRef(import_id), { kept: FieldValue.increment(1) });
  });
}

function keptOf(import_id: string, kept_because: NonNullable<Lead["kept_because"]>): UpdateData<Lead> {
  return { import_id: FieldValue.delete(), kept_of_import: import_id, kept_because };
}

function removeLeads(ids: readonly string[], import_id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const counted = { kept: 0, removed: 0 };
    for (const id of ids) {
      const outcome = await removeLead(unit, id, import_id);
      if (outcome !== null) counted[outcome] += 1;
    }
    unit.merge(leadImportRef(import_id), {
      kept: FieldValue.increment(counted.kept),
      removed: FieldValue.increment(counted.removed),
    });
  });
}

async function removeLead(
  unit: UnitOfWork,
  id: string,
  import_id: string,
): Promise<"kept" | "removed" | null> {
  const lead = await unit.get(leadRef(id));
  if (lead?.import_id !== import_id) return null;
  if (isWorkedOn(lead) || (await runQuery(tasksOfLeadQuery, { lead_id: id })).length > 0) {
    unit.update(leadRef(id), keptOf(import_id, "worked_on"));
    return "kept";
  }
  // Changed before it is deleted, so that whoever works on it at this moment is noticed.
  unit.update(leadRef(id), { updated_at: timestamp() });
  unit.delete(leadRef(id));
  for (const number of numbersOf(lead)) {
    if ((await unit.get(leadKeyRef(number)))?.lead_id === id) unit.delete(leadKeyRef(number));
  }
  if (lead.email && (await unit.get(leadMailKeyRef(lead.email)))?.lead_id === id) {
    unit.delete(leadMailKeyRef(lead.email));
  }
  return "removed";
}
