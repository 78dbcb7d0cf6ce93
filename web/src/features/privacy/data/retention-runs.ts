import { retentionRunsQuery } from "@niyamdesk/domain/retention/queries";
import { RETENTION_KINDS, type RetentionKind } from "@niyamdesk/domain/retention/retention";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { numberIn, partsIn, type StoredData, timeIn } from "../../../lib/firestore/stored.ts";

export interface RunView {
  id: string;
  /** Epoch ms. */
  at: number;
  done: number;
  failed: number;
  /** Only what something was done of. */
  lines: { kind: RetentionKind; done: number }[];
}

/** What the nightly runs did, the last first, live. */
export function useRetentionRuns(): Live<RunView[]> {
  return useLiveQuery(retentionRunsQuery, {}, readRun);
}

function readRun(id: string, data: StoredData): RunView | null {
  const at = timeIn(data, "at");
  if (at === null) return null;
  const lines = partsIn(data, "lines").flatMap((line) => {
    const kind = RETENTION_KINDS.find((one) => one === line.kind);
    const done = numberIn(line, "done");
    return kind === undefined || done === 0 ? [] : [{ kind, done }];
  });
  return { id, at, done: numberIn(data, "done"), failed: numberIn(data, "failed"), lines };
}
