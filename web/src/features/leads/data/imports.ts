import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import {
  type ImportSlice,
  importIdOf,
  isImported,
  type LeadImport,
  leftOutFor,
  ROWS_A_LOOK,
  ROWS_A_SLICE,
} from "@niyamdesk/domain/leads/lead-import";
import { leadImportsQuery, slicesOfImportQuery } from "@niyamdesk/domain/leads/queries";
import { call } from "../../../lib/backend/callables.ts";
import { holdTab, useBeingSent, whileSending } from "../../../lib/files/hold-tab.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import type { Table } from "../import/read-file.ts";
import type { Problem } from "../import/rows-of.ts";

const AT_ONCE = 3;

/** By what somebody is known. */
export type Mark = Pick<ImportRow, "line" | "phone" | "email">;

/**
 * Which rows would make no lead.
 *
 * @throws AppError
 */
export async function lookAtRows(
  marks: readonly Mark[],
  onProgress: (done: number) => void,
  isGone: () => boolean,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  let done = 0;
  await eachPart(partsOf(marks, ROWS_A_LOOK), async (rows) => {
    if (isGone()) return;
    problems.push(...(await call("lookAtLeadRows", { rows })).problems);
    done += rows.length;
    onProgress(done);
  });
  return problems;
}

/**
 * Sends the rows of a file. What arrived before is not sent again. While it does, closing the tab asks first.
 *
 * @throws AppError
 */
export async function sendRows(
  { hash, name }: Table,
  rows: readonly ImportRow[],
  unfit: readonly Problem[],
  consent_source: string,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const twice = unfit.filter(({ reason }) => leftOutFor(reason) === "twice").length;
  const unsent = { twice, unreadable: unfit.length - twice };
  const slices = partsOf(rows, ROWS_A_SLICE).map((some, slice) => ({ some, slice }));
  const release = holdTab();
  try {
    await whileSending(importIdOf(hash), async () => {
      const { import_id, have } = await call("beginLeadImport", {
        ...{ file_hash: hash, name: name.slice(0, 120), consent_source },
        ...{ rows: rows.length, slices: slices.length, unsent },
      });
      const waiting = slices.filter(({ slice }) => !have.includes(slice));
      let done = slices.length - waiting.length;
      onProgress(done, slices.length);
      await eachPart(waiting, async ({ some, slice }) => {
        await call("addLeadRows", { import_id, slice, rows: some });
        done += 1;
        onProgress(done, slices.length);
      });
    });
  } finally {
    release();
  }
}

function partsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** A few at a time; the first failure ends it. */
async function eachPart<T>(parts: readonly T[], act: (part: T) => Promise<void>): Promise<void> {
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      await act(part).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @throws AppError */
export const undoLeadImport = (import_id: string) => call("undoLeadImport", { import_id });

/** Imports, the newest first, live. */
export function useImports(): Live<LeadImport[]> {
  return useLiveQuery<typeof leadImportsQuery, LeadImport>(leadImportsQuery, {}, importIn);
}

export function useImport(id: string): Live<LeadImport | null> {
  return useLiveDocument<LeadImport>([COLLECTIONS.leadImports, id], importIn);
}

export function useSlices(import_id: string): Live<ImportSlice[]> {
  return useLiveQuery<typeof slicesOfImportQuery, ImportSlice>(slicesOfImportQuery, { import_id }, written);
}

/** As it is told. */
export function stateOf(one: LeadImport): "running" | "done" | "undoing" | "undone" {
  return one.status === "running" && isImported(one) ? "done" : one.status;
}

/** A part that came no longer ago than this is followed by others. */
const STILL_COMING_MS = 2 * 60_000;

/**
 * How an import that is not through stands: its parts still come in, all have come and are worked on, or nobody sends the rest.
 * `arrived`: parts that are here. Null while that is not known.
 */
export function useArrival({
  id,
  at,
  slices,
}: LeadImport): { state: "coming" | "working" | "stopped"; arrived: number } | null {
  const sent = useBeingSent([id]);
  const found = useSlices(id);
  const now = useServerMinute();
  if (found.status !== "ready") return null;
  const arrived = found.value.length;
  if (arrived >= slices) return { state: "working", arrived };
  const latest = Math.max(at.toMillis(), ...found.value.map((slice) => slice.at.toMillis()));
  const isComing = sent?.has(id) === true || now - latest < STILL_COMING_MS;
  return { state: isComing ? "coming" : "stopped", arrived };
}

/** Older ones do not say why rows were left out. */
function importIn(id: string, data: Readonly<Record<string, unknown>>): LeadImport {
  return written(id, { unsent: { twice: 0, unreadable: 0 }, skipped_for: {}, ...data });
}

/** These records are written by functions only, in the domain's own shape. */
function written<T>(id: string, data: Readonly<Record<string, unknown>>): T {
  return { ...data, id } as T;
}
