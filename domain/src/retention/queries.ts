import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { CONSENT_STATES } from "../consents/queries.ts";
import { ACCESS_LOG } from "../privacy/queries.ts";
import { REFUND_REQUESTS } from "../refunds/queries.ts";
import { SESSIONS } from "../sessions/queries.ts";
import type { RetentionRun } from "./retention.ts";

export const RETENTION_RUNS = collectionOf<RetentionRun>("retention_runs");

export const retentionRunsQuery = {
  by: "admin",
  from: RETENTION_RUNS,
  order: [["at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

const upTo = <From extends string, Field extends string>(from: From, field: Field) =>
  ({
    by: "functions",
    from,
    where: [[field, "<", "{until_at}"]],
    order: [[field, "asc"]],
    limit: 100,
  }) as const satisfies QueryDeclaration;

export const contactMessagesPastQuery = upTo(COLLECTIONS.contactMessages, "created_at");
export const accessPastQuery = upTo(ACCESS_LOG, "at");
export const sessionsPastQuery = upTo(SESSIONS, "last_seen");
export const auditPastQuery = upTo(COLLECTIONS.auditLog, "at");
export const consentsPastQuery = upTo(CONSENT_STATES, "ended_at");
export const invoicesPastQuery = upTo(COLLECTIONS.invoices, "issued_at");
export const paymentsPastQuery = upTo(COLLECTIONS.payments, "created_at");
export const refundRequestsPastQuery = upTo(REFUND_REQUESTS, "created_at");
export const ordersPastQuery = upTo(COLLECTIONS.orders, "completed_at");

/** Nobody works on them, and nobody of them came again. */
export const leadsPastQuery = {
  by: "functions",
  from: COLLECTIONS.leads,
  where: [
    ["status", "in", ["lost", "new"]],
    ["updated_at", "<", "{until_at}"],
  ],
  order: [["updated_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const applicationsPastQuery = {
  by: "functions",
  from: COLLECTIONS.franchiseApplications,
  where: [
    ["status", "==", "rejected"],
    ["updated_at", "<", "{until_at}"],
  ],
  order: [["updated_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Calls keep their figures: those made nameless are not found again. */
export const callsPastQuery = {
  by: "functions",
  from: COLLECTIONS.telecallerCalls,
  where: [
    ["created_at", ">", "{from_at}"],
    ["created_at", "<", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
