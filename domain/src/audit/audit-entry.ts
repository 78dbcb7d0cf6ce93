import type { Moment } from "../time/moment.ts";

/** `audit_log/{id}`: a privileged act, written with what it tells of and never changed. */
export interface AuditEntry {
  id: string;
  /** A uid, or `system`. */
  actor: string;
  role: string;
  /** Noun and verb, such as `payment.held`. */
  action: string;
  /** Path of the record it is about. */
  subject: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Why, where the act asks for it. */
  reason?: { kind: string; words: string | null };
  at: Moment;
}
