import type { Moment } from "../time/moment.ts";

/** `audit_log/{id}`: a privileged act, written with what it tells of and never changed. */
export interface AuditEntry {
  id: string;
  /** A uid, or `system`. */
  actor: string;
  role: string;
  /** Who did it as the list finds it: a uid, or a `MACHINES` of ours. */
  by: string;
  /** Noun and verb, such as `payment.held`. */
  action: string;
  /** The first half of that. */
  noun: string;
  /** Path of the record it is about. */
  subject: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Why, where the act asks for it. */
  reason?: { kind: string; words: string | null };
  /** Of the subject's id. */
  search_words: readonly string[];
  at: Moment;
}

/** Who acts where no person does: a function by the clock or in the wake of something, and a message from Razorpay. */
export const MACHINES = ["job", "webhook"] as const;
export type Machine = (typeof MACHINES)[number];
