import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** What may need an administrator, by what it harms if it waits. */
export const NEED_KINDS = [
  "money",
  "refunds",
  "disputes",
  "promises",
  "unhappy",
  "messages",
  "questions",
  "applications",
  "unassigned",
  "leads",
  "mails",
  "series",
  "incidents",
  "checks",
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** Somebody's money: nobody puts it off. */
export const NEVER_SNOOZED: readonly NeedKind[] = ["money", "refunds", "disputes"];

/** What has no act for one of them: they are one row, however few. */
export const GATHERED: readonly NeedKind[] = ["leads", "mails"];

/** So many of a kind are rows of their own; more are one row. */
export const ROWS_A_KIND = 3;
/** Above that each kind is one row. */
export const MOST_ROWS = 12;

/** One thing that waits. Names nobody: whoever opens it sees whose it is. */
export interface NeedThing {
  id: string;
  /** A service's name, a territory, a subject, or a word of a machine such as a kind of finding. */
  what: string;
  /** Since when it waits. */
  since: Moment;
  /** By when it was promised; null: nothing was. */
  due: Moment | null;
  amount_paise: Paise | null;
  /** The record that it is opened at, where that is not its id. */
  at?: string | null;
}

/** What the last look found of a kind. */
export interface LookedAt {
  count: number;
  /** Those that come first, as many as may be rows. */
  first: NeedThing[];
  /** When it was looked at without a failure; null: never. */
  looked_at: Moment | null;
  /** The last look failed: what stands here is what the one before found. */
  failed: boolean;
}

export interface Snooze {
  until: Moment;
  reason: string;
  /** Uid. */
  by: string;
  /** So many were put off: one more brings the row back. */
  count: number;
}

/** `needs/office`: what needs an administrator, as it was when it was looked at last. Written by functions only. */
export interface Needs {
  kinds: Partial<Record<NeedKind, LookedAt>>;
  /** By the row's key. */
  snoozes: Record<string, Snooze>;
  checked_at: Moment;
}

export const OFFICE = "office";

/** A page that opens looks again when the last look is older. */
export const LOOK_AGAIN_MS = 60_000;
/** When the last look is older, the looking itself has stopped. */
export const STALE_MS = 20 * 60_000;
