import type { Moment } from "../time/moment.ts";

/** In which order a comparison works: day by day, then the series, then what was found before and not seen again. */
export const RUN_PHASES = ["days", "series", "rest", "done"] as const;
export type RunPhase = (typeof RUN_PHASES)[number];

/** So many days back the comparison goes. */
export const COMPARED_DAYS = 45;

/** How far a walk along a series has come. */
export interface SeriesPlace {
  /** The counter's key, such as `INV-26-27`. */
  series: string;
  /** Last number that was looked at; 0: none. */
  last: number;
  /** Epoch ms at which that one was issued. */
  issued: number;
}

/** `book_runs/{id}`: one comparison of the books; written by functions only. */
export interface BookRun {
  id: string;
  /** A uid, or `system`. */
  by: string;
  /** Epoch instants between which is compared; the newest hour is left out, since it may still be on its way. */
  from: Moment;
  until: Moment;
  phase: RunPhase;
  /** Days that are done. */
  days_done: number;
  /** Of the walk along the series; null before it. */
  places: SeriesPlace[] | null;
  counts: RunCounts;
  /** Nobody else goes on with it until then. */
  lease_until: Moment | null;
  /** Why the last try ended, where it did not come to its end: a code of ours. */
  failure: string | null;
  started_at: Moment;
  ended_at: Moment | null;
  updated_at: Moment;
}

export interface RunCounts {
  payments: number;
  refunds: number;
  orders: number;
  /** Invoices and credit notes. */
  invoices: number;
  /** Payments of orders that were not made here: of another shop of the same account. */
  foreign: number;
  /** Faults that were seen. */
  faults: number;
  /** Documents read. */
  reads: number;
}

export const NOTHING_COUNTED: RunCounts = {
  payments: 0,
  refunds: 0,
  orders: 0,
  invoices: 0,
  foreign: 0,
  faults: 0,
  reads: 0,
};

/** Without a comparison that ended within that, the desk says so: one a night, and the better part of the next. */
export const COMPARED_WITHIN_MS = 36 * 3_600_000;
