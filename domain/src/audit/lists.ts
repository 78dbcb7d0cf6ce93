import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { AUDIT_NOUNS } from "./acts.ts";

/** Who did what, the latest first. */
const auditList = {
  by: "admin",
  from: COLLECTIONS.auditLog,
  filters: {
    by: { field: "by", values: [], open: true },
    act: { field: "action", values: [], open: true },
    noun: { field: "noun", values: AUDIT_NOUNS, one: true },
  },
  sorts: { "-at": ["at", "desc"] },
  search: { field: "search_words", sort: "-at", alone: true },
  period: "at",
} as const satisfies ListDeclaration;

export const auditLists = { audit: auditList } as const;
