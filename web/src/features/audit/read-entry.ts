import { reasonWords } from "@niyamdesk/domain/audit/reasons";
import { auditReasons } from "#messages/workspaces/audit-acts.ts";
import { partIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

export interface AuditView {
  id: string;
  /** A uid, `job` or `webhook`. */
  by: string;
  role: string;
  /** Such as `order.assigned`. */
  action: string;
  /** Path of the record. */
  subject: string;
  before: StoredData | null;
  after: StoredData | null;
  reason: string | null;
  /** Epoch ms. */
  at: number;
}

export function readAuditEntry(id: string, data: StoredData): AuditView | null {
  const action = textIn(data, "action");
  if (action === null) return null;
  const reason = partIn(data, "reason");
  return {
    id,
    by: textIn(data, "by") ?? textIn(data, "actor") ?? "",
    role: textIn(data, "role") ?? "",
    action,
    subject: textIn(data, "subject") ?? "",
    before: recordIn(data.before),
    after: recordIn(data.after),
    reason: reasonWords(textIn(reason, "kind"), textIn(reason, "words"), auditReasons),
    at: recentTimeIn(data, "at"),
  };
}

function recordIn(value: unknown): StoredData | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as StoredData) : null;
}
