import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { Settlement, SettlementLine } from "./settlement.ts";

export const SETTLEMENTS = collectionOf<Settlement>("settlements");
export const SETTLEMENT_LINES = collectionOf<SettlementLine>("settlement_lines");

/** Invoices and credit notes in the order in which they were made. */
export const invoicesOfPeriodQuery = {
  by: "functions",
  from: COLLECTIONS.invoices,
  where: [
    ["issued_at", ">=", "{from_at}"],
    ["issued_at", "<", "{until_at}"],
  ],
  order: [["issued_at", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** A month's, on the screen: one or a few a day. */
export const settlementsOfMonthQuery = {
  by: "admin",
  from: SETTLEMENTS,
  where: [
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const settlementsOfPeriodQuery = {
  by: "functions",
  from: SETTLEMENTS,
  where: [
    ["created_at", ">=", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const linesOfSettlementQuery = {
  by: "functions",
  from: SETTLEMENT_LINES,
  where: [["settlement_id", "==", "{settlement_id}"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** What was paid since then. */
export const paymentsSinceQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [["date", ">=", "{since_at}"]],
  order: [["date", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;
