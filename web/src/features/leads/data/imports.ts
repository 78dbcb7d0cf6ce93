import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import {
  type ImportSlice,
  isImported,
  type LeadImport,
  ROWS_A_SLICE,
} from "@niyamdesk/domain/leads/lead-import";
import { leadImportsQuery, slicesOfImportQuery } from "@niyamdesk/domain/leads/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import type { Table } from "../import/read-file.ts";

const AT_ONCE = 3;

/**
 * Sends the rows of a file. What arrived before is not sent again.
 *
 * @throws AppError
 */
export async function sendRows(
  { hash, name }: Table,
  rows: readonly ImportRow[],
  consent_source: string,
  onProgress: (done: number, all: number) => void,
  onBegun: (id: string) => void,
): Promise<void> {
  const slices = Array.from({ length: Math.ceil(rows.length / ROWS_A_SLICE) }, (_, slice) => slice);
  const begun = await call("beginLeadImport", {
    ...{ file_hash: hash, name: name.slice(0, 120), consent_source },
    ...{ rows: rows.length, slices: slices.length },
  });
  const { import_id } = begun;
  onBegun(import_id);
  const waiting = slices.filter((slice) => !begun.have.includes(slice));
  let done = slices.length - waiting.length;
  onProgress(done, slices.length);
  const send = async () => {
    for (let slice = waiting.shift(); slice !== undefined; slice = waiting.shift()) {
      const some = rows.slice(slice * ROWS_A_SLICE, (slice + 1) * ROWS_A_SLICE);
      await call("addLeadRows", { import_id, slice, rows: some });
      done += 1;
      onProgress(done, slices.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** @throws AppError */
export const undoLeadImport = (import_id: string) => call("undoLeadImport", { import_id });

/** Imports, the newest first, live. */
export function useImports(): Live<LeadImport[]> {
  return useLiveQuery<typeof leadImportsQuery, LeadImport>(leadImportsQuery, {}, written);
}

export function useImport(id: string): Live<LeadImport | null> {
  return useLiveDocument<LeadImport>([COLLECTIONS.leadImports, id], written);
}

export function useSlices(import_id: string): Live<ImportSlice[]> {
  return useLiveQuery<typeof slicesOfImportQuery, ImportSlice>(slicesOfImportQuery, { import_id }, written);
}

/** As it is told. */
export function stateOf(one: LeadImport): "running" | "done" | "undoing" | "undone" {
  return one.status === "running" && isImported(one) ? "done" : one.status;
}

/** These records are written by functions only, in the domain's own shape. */
function written<T>(id: string, data: Readonly<Record<string, unknown>>): T {
  return { ...data, id } as T;
}
