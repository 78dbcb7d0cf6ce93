import { UNSEEN_SESSION_DAYS } from "../sessions/session.ts";
import type { Moment } from "../time/moment.ts";
import { istDate } from "../time/time.ts";

/** What has an end of its own, in the order in which a run looks at it. */
export const RETENTION_KINDS = [
  "contact_messages",
  "leads",
  "calls",
  "applications",
  "consents",
  "access_log",
  "sessions",
  "audit_log",
  "invoices",
  "payments",
  "refund_requests",
  "orders",
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
/** Books and tax records: eight financial years after their own (Companies Act 2013, s. 128; GST asks for six). */
const TAX_YEARS = 8;

/** What is older than this (epoch ms) has had its time. @param now epoch ms */
export const RETENTION_UNTIL: Record<RetentionKind, (now: number) => number> = {
  contact_messages: (now) => now - 2 * YEAR_MS,
  leads: (now) => now - 2 * YEAR_MS,
  calls: (now) => now - 2 * YEAR_MS,
  applications: (now) => now - 3 * YEAR_MS,
  consents: (now) => now - 3 * YEAR_MS,
  access_log: (now) => now - 400 * DAY_MS,
  sessions: (now) => now - UNSEEN_SESSION_DAYS * DAY_MS,
  audit_log: (now) => now - TAX_YEARS * YEAR_MS,
  invoices: taxYearsAgo,
  payments: taxYearsAgo,
  refund_requests: taxYearsAgo,
  orders: taxYearsAgo,
};

/** The 1 April before which a financial year is over for eight years. */
function taxYearsAgo(now: number): number {
  const { year, month } = istDate(now);
  const begun = month >= 4 ? year : year - 1;
  return Date.parse(`${begun - TAX_YEARS}-04-01T00:00:00+05:30`);
}

/** `retention_runs/{id}`: what one run deleted or made nameless. */
export interface RetentionRun {
  id: string;
  at: Moment;
  lines: readonly { kind: RetentionKind; done: number; failed: number }[];
  done: number;
  failed: number;
}
