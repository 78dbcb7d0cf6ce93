import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const accountsToLookAtQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [["look_at", "<=", "{now_at}"]],
  order: [["look_at", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const linksOfQuery = {
  by: "functions",
  from: COLLECTIONS.accountLinks,
  where: [["uid", "==", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const recordsOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.accounts,
  where: [["email", "==", "{email}"]],
  limit: 10,
} as const satisfies QueryDeclaration;

export const provenRecordsOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.accounts,
  where: [
    ["email", "==", "{email}"],
    ["email_verified", "==", true],
  ],
  limit: 10,
} as const satisfies QueryDeclaration;
