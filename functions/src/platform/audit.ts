import { type AuditAct, nounOf } from "@niyamdesk/domain/audit/acts";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { DocumentReference } from "firebase-admin/firestore";
import { timestamp } from "./clock.ts";
import { db } from "./firestore.ts";
import { machine } from "./machine.ts";
import type { Writer } from "./unit-of-work.ts";

/** What is said of an act; its action is a line of `domain/src/audit/acts.ts`. */
type Said = Omit<AuditEntry, "id" | "at" | "action" | "noun" | "by" | "search_words"> & { action: AuditAct };

/** Writes an entry of the audit log together with what it tells of; the id makes repeats harmless. */
export function audit(writer: Writer, id: string, entry: Said): void {
  const ref = db().collection(COLLECTIONS.auditLog).doc(id) as DocumentReference<AuditEntry, AuditEntry>;
  writer.merge(ref, {
    ...{ id, ...entry, noun: nounOf(entry.action), at: timestamp() },
    by: entry.actor === "system" ? machine() : entry.actor,
    search_words: searchWordsOf([entry.subject.slice(entry.subject.indexOf("/") + 1)]),
  });
}
