import { COLLECTIONS } from "@niyamdesk/domain/paths";
import type { DocumentReference } from "firebase-admin/firestore";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";

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

interface Writer {
  set(ref: DocumentReference, data: AuditEntry & { id: string; at: unknown }): unknown;
}

/** Writes an entry of the audit log inside a transaction or batch; the id makes repeats harmless. */
export function audit(writer: Writer, id: string, entry: AuditEntry): void {
  writer.set(db().collection(COLLECTIONS.auditLog).doc(id), { id, ...entry, at: timestamp() });
}
