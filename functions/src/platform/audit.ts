import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { DocumentReference } from "firebase-admin/firestore";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import type { Writer } from "./unit-of-work.ts";

/** Writes an entry of the audit log together with what it tells of; the id makes repeats harmless. */
export function audit(writer: Writer, id: string, entry: Omit<AuditEntry, "id" | "at">): void {
  const ref = db().collection(COLLECTIONS.auditLog).doc(id) as DocumentReference<AuditEntry, AuditEntry>;
  writer.merge(ref, { id, ...entry, at: timestamp() });
}
