import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import type { Writer } from "./unit-of-work.ts";

export interface AuditEntry {
  /** A uid, or `system`. */
  actor: string;
  role: string;
  /** Noun and verb, such as `payment.held`. */
  action: string;
  /** Path of the record it is about. */
  subject: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

type StoredEntry = AuditEntry & { id: string; at: Timestamp };

/** Writes an entry of the audit log together with what it tells of; the id makes repeats harmless. */
export function audit(writer: Writer, id: string, entry: AuditEntry): void {
  const ref = db().collection(COLLECTIONS.auditLog).doc(id) as DocumentReference<StoredEntry, StoredEntry>;
  writer.merge(ref, { id, ...entry, at: timestamp() });
}
