import type { RowLoss } from "@niyamdesk/domain/leads/import-row";
import { LEFT_OUT, type LeftOut, leftOutFor } from "@niyamdesk/domain/leads/lead-import";
import type { Problem, ReadRows } from "./rows-of.ts";

/** What becomes of a file's rows, in the order in which it is told. `lost`: of those that are new, what goes without a part. */
export const OUTCOMES = ["fresh", "lost", ...LEFT_OUT] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A row, and what is to be said of it. */
export interface OutcomeRow {
  line: number;
  problem?: Problem;
  lost?: readonly RowLoss[];
}

/** @param looked what the database knows of the rows that are fit to be sent */
export function outcomesOf(
  { fit, problems, lost }: ReadRows,
  looked: readonly Problem[],
): Readonly<Record<Outcome, readonly OutcomeRow[]>> {
  const none = new Map(looked.map((problem) => [problem.line, problem]));
  const all = [...problems, ...looked];
  const because = (why: LeftOut) =>
    all
      .filter(({ reason }) => leftOutFor(reason) === why)
      .map((problem) => ({ line: problem.line, problem }))
      .sort((one, next) => one.line - next.line);
  return {
    fresh: fit.filter(({ line }) => !none.has(line)).map(({ line }) => ({ line })),
    lost: lost.filter(({ line }) => !none.has(line)),
    known: because("known"),
    barred: because("barred"),
    twice: because("twice"),
    unreadable: because("unreadable"),
  };
}
