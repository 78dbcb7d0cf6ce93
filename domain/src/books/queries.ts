import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { BookFinding } from "./finding.ts";
import type { BookRun } from "./run.ts";

export const BOOK_FINDINGS = collectionOf<BookFinding>("book_findings");
export const BOOK_RUNS = collectionOf<BookRun>("book_runs");

/** What waits for a decision, the oldest first. */
export const openFindingsQuery = {
  by: "admin",
  from: BOOK_FINDINGS,
  where: [["status", "==", "open"]],
  order: [["found_at", "asc"]],
  limit: 40,
} as const satisfies QueryDeclaration;

/** What was said to need nothing, and still stands. */
export const setAsideFindingsQuery = {
  by: "admin",
  from: BOOK_FINDINGS,
  where: [["status", "==", "set_aside"]],
  order: [["updated_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** All that was ever found of one payment, the last first. */
export const findingsOfPaymentQuery = {
  by: "admin",
  from: BOOK_FINDINGS,
  where: [["payment_id", "==", "{payment_id}"]],
  order: [["found_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** The last comparisons. */
export const latestRunsQuery = {
  by: "admin",
  from: BOOK_RUNS,
  order: [["started_at", "desc"]],
  limit: 3,
} as const satisfies QueryDeclaration;

export const standingFindingsQuery = {
  by: "functions",
  from: BOOK_FINDINGS,
  where: [["status", "in", ["open", "set_aside"]]],
  order: [["found_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const paymentsBetweenQuery = {
  by: "functions",
  from: COLLECTIONS.payments,
  where: [
    ["date", ">=", "{from_at}"],
    ["date", "<", "{until_at}"],
  ],
  order: [["date", "asc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

export const ordersBetweenQuery = {
  by: "functions",
  from: COLLECTIONS.orders,
  where: [
    ["date", ">=", "{from_at}"],
    ["date", "<", "{until_at}"],
  ],
  order: [["date", "asc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** The last paper of its kind that was issued before then. */
export const lastPaperBeforeQuery = {
  by: "functions",
  from: COLLECTIONS.invoices,
  where: [
    ["kind", "==", "{kind}"],
    ["issued_at", "<", "{until_at}"],
  ],
  order: [["issued_at", "desc"]],
  limit: 1,
} as const satisfies QueryDeclaration;

/** Papers by their number, from one on to the end of its series. */
export const papersFromQuery = {
  by: "functions",
  from: COLLECTIONS.invoices,
  where: [
    ["number", ">=", "{first}"],
    ["number", "<", "{end}"],
  ],
  order: [["number", "asc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

export const mailGivenUpQuery = {
  by: "functions",
  from: COLLECTIONS.mail,
  where: [["status", "==", "failed"]],
  order: [["created_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const standingMailFindingsQuery = {
  by: "functions",
  from: BOOK_FINDINGS,
  where: [
    ["kind", "==", "mail_given_up"],
    ["status", "in", ["open", "set_aside"]],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;
