import { type BookRun, NOTHING_COUNTED, RUN_PHASES, type RunCounts } from "@niyamdesk/domain/books/run";
import {
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

export interface RunView {
  id: string;
  phase: BookRun["phase"];
  daysDone: number;
  days: number;
  counts: RunCounts;
  hasFailed: boolean;
  /** Epoch ms. */
  endedAt: number | null;
}

const DAY_MS = 86_400_000;

export function readRun(id: string, data: StoredData): RunView {
  const counts = partIn(data, "counts");
  const span = recentTimeIn(data, "until") - recentTimeIn(data, "from");
  return {
    id,
    phase: oneIn(data, "phase", RUN_PHASES, "days"),
    daysDone: numberIn(data, "days_done"),
    days: Math.max(1, Math.ceil(span / DAY_MS)),
    counts: Object.fromEntries(
      Object.keys(NOTHING_COUNTED).map((name) => [name, numberIn(counts, name)]),
    ) as unknown as RunCounts,
    hasFailed: textIn(data, "failure") !== null,
    endedAt: timeIn(data, "ended_at"),
  };
}
