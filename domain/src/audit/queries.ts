import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

/** What was done to one record, the last first. */
export const auditOfRecordQuery = {
  by: "admin",
  from: COLLECTIONS.auditLog,
  where: [["subject", "==", "{subject}"]],
  order: [["at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What somebody did, the last first. */
export const auditByQuery = {
  by: "admin",
  from: COLLECTIONS.auditLog,
  where: [["by", "==", "{staff_id}"]],
  order: [["at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;
