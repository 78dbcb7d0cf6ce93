import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { COMMISSION_STATUSES } from "./commission.ts";
import { STATEMENT_STATUSES } from "./statement.ts";

const earnedSorts = { "-earned": ["created_at", "desc"], earned: ["created_at", "asc"] } as const;
const status = { field: "status", values: COMMISSION_STATUSES, one: true } as const;

/** Every line that partners earned, bounded by the days on which they did. */
const commissionList = {
  by: "admin",
  from: COLLECTIONS.commissions,
  filters: { status, franchise: { field: "franchise_id", values: [], open: true } },
  sorts: earnedSorts,
  period: "created_at",
} as const satisfies ListDeclaration;

/** A partner's own. */
const ownCommissionList = {
  by: "franchise",
  from: COLLECTIONS.commissions,
  where: [["user_id", "==", "{uid}"]],
  filters: { status },
  sorts: earnedSorts,
  period: "created_at",
} as const satisfies ListDeclaration;

/** Closed months of all partners. */
const statementList = {
  by: "admin",
  from: COLLECTIONS.commissionStatements,
  filters: {
    status: { field: "status", values: STATEMENT_STATUSES, one: true },
    franchise: { field: "franchise_id", values: [], open: true },
  },
  sorts: { "-closed": ["closed_at", "desc"], closed: ["closed_at", "asc"] },
  period: "closed_at",
} as const satisfies ListDeclaration;

export const commissionLists = {
  commissions: commissionList,
  ownCommissions: ownCommissionList,
  statements: statementList,
} as const;
