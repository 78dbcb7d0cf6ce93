import { startOfIstDay } from "@niyamdesk/domain/time/time";

const DAY_MS = 86_400_000;

export interface Day<Entry> {
  /** Midnight in India, epoch ms. */
  start: number;
  entries: Entry[];
}

/** Entries under the days of India on which they happened; both keep the order in which they came. */
export function byIstDay<Entry extends { at: number }>(entries: readonly Entry[]): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const start = startOfIstDay(entry.at);
    const last = days.at(-1);
    if (last?.start === start) last.entries.push(entry);
    else days.push({ start, entries: [entry] });
  }
  return days;
}

/** Whole days of India from one instant's day to another's: 1 is tomorrow, -1 yesterday. */
export function istDaysBetween(from: number, to: number): number {
  return Math.round((startOfIstDay(to) - startOfIstDay(from)) / DAY_MS);
}
