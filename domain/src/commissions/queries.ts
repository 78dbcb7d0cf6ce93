import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownCommissionsQuery = {
  by: "franchise",
  from: COLLECTIONS.commissions,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const ownStatementsQuery = {
  by: "franchise",
  from: COLLECTIONS.commissionStatements,
  where: [["user_id", "==", "{uid}"]],
  order: [["month", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const commissionsOfOrderQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [["order_id", "==", "{order_id}"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const commissionsDueQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["status", "==", "accrued"],
    ["due_at", "<=", "{until_at}"],
  ],
  order: [["due_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** The lines of a month, of whoever they are. */
export const commissionsOfMonthQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [["month", "==", "{month}"]],
  limit: 300,
} as const satisfies QueryDeclaration;

export const commissionsOfFranchiseMonthQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["month", "==", "{month}"],
  ],
  limit: 300,
} as const satisfies QueryDeclaration;

/** What a franchise earned on the orders of some days. */
export const commissionsOfFranchiseQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["kind", "==", "earned"],
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Paid orders of some days that a franchise earned on by this rule. */
export const ordersByRuleQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["kind", "==", "earned"],
    ["rule", "==", "{rule}"],
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Of those, whatever is done. */
export const doneByRuleQuery = {
  ...ordersByRuleQuery,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["kind", "==", "earned"],
    ["rule", "==", "{rule}"],
    ["order.status", "==", "completed"],
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
} as const satisfies QueryDeclaration;

export const statementsOfFranchiseQuery = {
  by: "functions",
  from: COLLECTIONS.commissionStatements,
  where: [["franchise_id", "==", "{franchise_id}"]],
  order: [["month", "desc"]],
  limit: 1,
} as const satisfies QueryDeclaration;

export const statementsOfUserQuery = {
  by: "functions",
  from: COLLECTIONS.commissionStatements,
  where: [["user_id", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What waits to be paid. */
export const statementsToPayQuery = {
  by: "functions",
  from: COLLECTIONS.commissionStatements,
  where: [["status", "in", ["closed", "returned"]]],
  limit: 300,
} as const satisfies QueryDeclaration;

export const statementsOfPayoutQuery = {
  by: "functions",
  from: COLLECTIONS.commissionStatements,
  where: [["payout_id", "==", "{payout_id}"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** Those on their way to the bank. */
export const statementsInPayoutQuery = {
  by: "functions",
  from: COLLECTIONS.commissionStatements,
  where: [["status", "==", "in_payout"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** Payments to partners, the newest first. */
export const payoutsQuery = {
  by: "admin",
  from: COLLECTIONS.payouts,
  order: [["made_at", "desc"]],
  limit: 120,
} as const satisfies QueryDeclaration;

/** Those of the last year: what a page begins with. */
export const latestPayoutsQuery = { ...payoutsQuery, limit: 12 } as const satisfies QueryDeclaration;

/** What waits for a payout, the longest wait first: as much as one payout takes. */
export const waitingStatementsQuery = {
  by: "admin",
  from: COLLECTIONS.commissionStatements,
  where: [["status", "in", ["closed", "returned"]]],
  order: [["closed_at", "asc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** What a page begins with. */
export const firstWaitingQuery = { ...waitingStatementsQuery, limit: 36 } as const satisfies QueryDeclaration;

/** What one franchise earned last. */
export const latestOfFranchiseQuery = {
  by: "admin",
  from: COLLECTIONS.commissions,
  where: [["franchise_id", "==", "{franchise_id}"]],
  order: [["created_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Its closed months. */
export const monthsOfFranchiseQuery = {
  by: "admin",
  from: COLLECTIONS.commissionStatements,
  where: [["franchise_id", "==", "{franchise_id}"]],
  order: [["month", "desc"]],
  limit: 24,
} as const satisfies QueryDeclaration;

/** What somebody earned on the orders of some days, and what came and went of it. */
export const commissionsOfUserQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["user_id", "==", "{uid}"],
    ["created_at", ">=", "{from_at}"],
  ],
  order: [["created_at", "desc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** What of it is not paid. */
export const unpaidOfUserQuery = {
  by: "functions",
  from: COLLECTIONS.commissions,
  where: [
    ["user_id", "==", "{uid}"],
    ["status", "in", ["accrued", "payable"]],
  ],
  order: [["created_at", "desc"]],
  limit: 300,
} as const satisfies QueryDeclaration;
