import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { ImportRow, RowProblem } from "@niyamdesk/domain/leads/import-row";
import { importIdOf, type LeadImport, sliceId } from "@niyamdesk/domain/leads/lead-import";
import { slicesOfImportQuery, waitingSlicesQuery } from "@niyamdesk/domain/leads/queries";
import { FieldValue } from "firebase-admin/firestore";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { doNotCallRef, leadImportRef, leadImportSliceRef } from "../platform/refs.ts";
import { runWholeQuery, workThrough } from "../platform/run-query.ts";
import { asIf, commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { bringIn, lookAhead } from "./lead-of-person.ts";

/**
 * Begins an import, or goes on with the one that the same file began.
 *
 * @returns its id, and the slices that have arrived
 */
export async function beginImport(
  { file_hash, name, consent_source, rows, slices, unsent }: ParsedInput<"beginLeadImport">,
  { uid }: Caller,
): Promise<{ import_id: string; have: number[] }> {
  const import_id = importIdOf(file_hash);
  await commitTogether(async (unit) => {
    const ref = leadImportRef(import_id);
    const known = await unit.get(ref);
    if (known && known.status === "undoing") throw new DomainError("import_running");
    if (known && known.status === "running") {
      // Read by other columns it would be other rows; and where people said that they may be called is named once.
      const isSame =
        known.slices === slices && known.rows === rows && known.consent_source === consent_source;
      if (!isSame) throw new DomainError("import_begun_otherwise");
      return;
    }
    const begun: LeadImport = {
      ...{ id: import_id, name, by: uid, at: timestamp(unit.now()), consent_source, rows, slices },
      ...{
        unsent,
        status: "running",
        done_slices: 0,
        made: 0,
        skipped: 0,
        skipped_for: {},
        removed: 0,
        kept: 0,
      },
    };
    if (known) unit.update(ref, { ...begun });
    else unit.create(ref, begun);
    audit(unit, `lead.import_begun_${import_id}_${unit.now()}`, {
      ...{ actor: uid, role: "admin", action: "lead.import_begun", subject: ref.path, before: null },
      after: { name, consent_source, rows },
    });
  });
  const have = await runWholeQuery(slicesOfImportQuery, { import_id });
  return { import_id, have: have.map((slice) => Number(slice.get("slice"))) };
}

/** What would become of rows, by the work that makes leads of them: those that would make none, and why. Nothing is written or given away. */
export function lookAtRows(rows: ParsedInput<"lookAtLeadRows">["rows"]): Promise<Problem[]> {
  const nothingElse = { name: "", company: null, location: null, service_interest: null };
  const asked = rows.map((row) => ({ ...nothingElse, notes: "", next_follow_up: null, ...row }));
  return asIf((unit) => makeLeads(unit, { id: "", consent_source: "" }, asked));
}

/** Keeps rows that are to become leads; a slice that is there already is left alone. @throws DomainError import_not_found */
export async function addRows({ import_id, slice, rows }: ParsedInput<"addLeadRows">): Promise<void> {
  const ref = leadImportSliceRef(sliceId(import_id, slice));
  await commitTogether(async (unit) => {
    const found = await unit.get(leadImportRef(import_id));
    if (found?.status !== "running" || slice >= found.slices) throw new DomainError("import_not_found");
    if (await unit.get(ref)) return;
    unit.create(ref, { import_id, slice, status: "waiting", rows, problems: [], at: timestamp() });
  });
  // Taken back at this moment, it may not have been seen: what stayed would be missing when the file comes again.
  if ((await leadImportRef(import_id).get()).data()?.status === "running") return;
  await ref.delete();
  throw new DomainError("import_not_found");
}

/** The rows of a slice become leads, all in one commit: whoever dies leaves it as it was, whoever comes second finds it done. */
export function workSlice(id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = leadImportSliceRef(id);
    const slice = await unit.get(ref);
    if (slice?.status !== "waiting") return;
    const parent = await unit.get(leadImportRef(slice.import_id));
    const problems = parent?.status === "running" ? await makeLeads(unit, parent, slice.rows) : [];
    unit.update(ref, { status: "done", rows: [], problems });
    if (parent?.status !== "running") return;
    unit.merge(leadImportRef(slice.import_id), {
      done_slices: FieldValue.increment(1),
      made: FieldValue.increment(slice.rows.length - problems.length),
      skipped: FieldValue.increment(problems.length),
      // Merged, a map without anything in it takes the place of what is there.
      ...(problems.length > 0 && { skipped_for: Object.fromEntries(countedByReason(problems)) }),
    });
  });
}

/** What each reason's count grows by. */
function countedByReason(problems: readonly Problem[]): [RowProblem, FieldValue][] {
  const reasons = [...new Set(problems.map(({ reason }) => reason))];
  return reasons.map((of) => [
    of,
    FieldValue.increment(problems.filter(({ reason }) => reason === of).length),
  ]);
}

/** Slices that nobody worked on, since whoever was to died. */
export function workWaitingSlices(): Promise<{ done: number; failed: number }> {
  return workThrough("importing", waitingSlicesQuery, {}, ({ id }) => workSlice(id));
}

type Problem = { line: number; reason: RowProblem };

async function makeLeads(
  unit: UnitOfWork,
  { id, consent_source }: Pick<LeadImport, "id" | "consent_source">,
  rows: readonly ImportRow[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const touched = new Set<string>();
  await lookAhead(unit, rows);
  for (const row of rows) {
    const reason = await makeLead(unit, row, { id, consent_source, seen, touched });
    if (reason !== null) problems.push({ line: row.line, reason });
  }
  return problems;
}

interface Making {
  id: string;
  consent_source: string;
  /** Numbers and addresses of the rows before, and the leads that they changed: one commit knows nothing of what it is about to write. */
  seen: Set<string>;
  touched: Set<string>;
}

async function makeLead(
  unit: UnitOfWork,
  { name, phone, email, company, location, service_interest, notes, next_follow_up }: ImportRow,
  { id, consent_source, seen, touched }: Making,
): Promise<RowProblem | null> {
  const marks = [phone, email?.toLowerCase() ?? null].filter((mark) => mark !== null);
  if (marks.some((mark) => seen.has(mark))) return "twice_in_file";
  for (const mark of marks) seen.add(mark);
  if (phone !== null && (await unit.get(doNotCallRef(phone)))) return "do_not_call";
  const person = { name, phone, email, source: "import", interest: service_interest } as const;
  const due = next_follow_up === null ? null : timestamp(next_follow_up);
  const { known } = await bringIn(
    unit,
    {
      ...person,
      isKnownByMail: true,
      consent: { source: consent_source, at: timestamp() },
      begins: { company, location, notes, next_follow_up: due, import_id: id },
    },
    touched,
  );
  if (known === null) return null;
  return known.import_id === id ? "twice_in_file" : "known";
}
