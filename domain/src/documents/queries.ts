import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownDocumentsQuery = {
  by: "client_user",
  from: COLLECTIONS.documents,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const ownOrderDocumentsQuery = {
  by: "client_user",
  from: COLLECTIONS.documents,
  where: [
    ["user_id", "==", "{uid}"],
    ["order_id", "==", "{order_id}"],
  ],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const documentsAwaitedQuery = {
  by: "functions",
  from: COLLECTIONS.documents,
  where: [
    ["status", "==", "announced"],
    ["created_at", "<=", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const documentsUncheckedQuery = {
  by: "functions",
  from: COLLECTIONS.documents,
  where: [
    ["status", "==", "uploaded"],
    ["created_at", "<=", "{until_at}"],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const storedFilesDueQuery = {
  by: "functions",
  from: COLLECTIONS.storedFiles,
  where: [["stored_at", "<=", "{until_at}"]],
  order: [["stored_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const documentsOfOrderQuery = {
  by: "functions",
  from: COLLECTIONS.documents,
  where: [["order_id", "==", "{order_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What somebody who works on orders has to look at, the longest waiting first. */
export const documentsToCheckQuery = {
  by: "tax_executive",
  from: COLLECTIONS.documents,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["to_check", "==", true],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What their clients are to send again. */
export const documentsToComeAgainQuery = {
  by: "tax_executive",
  from: COLLECTIONS.documents,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "==", "rejected"],
  ],
  order: [["created_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** All of one order that somebody works on, the newest first. */
export const documentsInHandQuery = {
  by: "tax_executive",
  from: COLLECTIONS.documents,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["order_id", "==", "{order_id}"],
  ],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** The same, whoever works on it. */
export const documentsOfAnyOrderQuery = {
  by: "admin",
  from: COLLECTIONS.documents,
  where: [["order_id", "==", "{order_id}"]],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;
