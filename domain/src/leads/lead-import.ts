import type { Moment } from "../time/moment.ts";
import type { ImportRow, RowProblem } from "./import-row.ts";

/** So many rows a file. */
export const MOST_IMPORT_ROWS = 10_000;
/** Rows are sent, and become leads, so many at once: all of them or none. */
export const ROWS_A_SLICE = 100;
/** Rows are looked at before, so many at once. */
export const ROWS_A_LOOK = 500;

/** The import of a file, by its hash. */
export const importIdOf = (fileHash: string): string => `imp_${fileHash.slice(0, 40)}`;

/** `lead_imports/{id}`: one file whose rows become leads. Its id follows from the file, so that the same file sent again goes on. */
export interface LeadImport {
  id: string;
  /** The file's. */
  name: string;
  /** Uid. */
  by: string;
  at: Moment;
  /** Where the people said that they may be called, as the administrator named it. */
  consent_source: string;
  /** Rows that were found fit to be sent, and in how many slices. */
  rows: number;
  /** Rows of the file that nothing could be made of, so that they were not sent: of people who stand in it twice, and with mistakes. */
  unsent: { twice: number; unreadable: number };
  slices: number;
  status: "running" | "undoing" | "undone";
  /** Slices that are done, and what became of their rows. */
  done_slices: number;
  made: number;
  /** Rows that made nothing: people we know, rows twice in the file, numbers that are not called. */
  skipped: number;
  /** The same rows by why; a reason without rows is not there. */
  skipped_for: Partial<Record<RowProblem, number>>;
  /** Of an import that was undone: leads that went with it, and those that somebody had worked on. */
  removed: number;
  kept: number;
}

/** Why rows of a file make no lead, as it is told: nobody reads of more kinds than they can act upon. */
export const LEFT_OUT = ["known", "barred", "twice", "unreadable"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const LEFT_OUT_FOR: Partial<Record<RowProblem, LeftOut>> = {
  known: "known",
  do_not_call: "barred",
  twice_in_file: "twice",
};

export const leftOutFor = (reason: RowProblem): LeftOut => LEFT_OUT_FOR[reason] ?? "unreadable";

/** All rows of the file, whether they were sent or not. */
export const fileRows = ({ rows, unsent }: Pick<LeadImport, "rows" | "unsent">): number =>
  rows + unsent.twice + unsent.unreadable;

/** How many rows of the file made no lead so far, by why. */
export function leftOutOf({
  unsent,
  skipped_for,
}: Pick<LeadImport, "unsent" | "skipped_for">): Readonly<Record<LeftOut, number>> {
  const left = { known: 0, barred: 0, ...unsent };
  for (const [reason, count] of Object.entries(skipped_for)) left[leftOutFor(reason as RowProblem)] += count;
  return left;
}

/** `lead_import_slices/{import}_{slice}`: rows on their way; afterwards only which of them made nothing. */
export interface ImportSlice {
  import_id: string;
  slice: number;
  status: "waiting" | "done";
  /** Empty once it is done: what people sent stands in their leads. */
  rows: readonly ImportRow[];
  problems: readonly { line: number; reason: RowProblem }[];
  at: Moment;
}

export const sliceId = (importId: string, slice: number): string => `${importId}_${slice}`;

/** Whether all of a file is through. */
export function isImported({ slices, done_slices }: Pick<LeadImport, "slices" | "done_slices">): boolean {
  return done_slices >= slices;
}
