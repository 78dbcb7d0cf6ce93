import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

/** What waits for a decision; the list puts late ones first. */
export const openApplicationsQuery = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  where: [["status", "in", ["pending", "under_review"]]],
  order: [["applied_date", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Other applications of the same person. */
export const applicationsOfEmailQuery = {
  by: "functions",
  from: COLLECTIONS.franchiseApplications,
  where: [["email", "==", "{email}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Approved ones whose partner has no way in yet. */
export const accountsWaitingQuery = {
  by: "functions",
  from: COLLECTIONS.franchiseApplications,
  where: [["account", "==", "waiting"]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const draftsDueQuery = {
  by: "functions",
  from: COLLECTIONS.applicationDrafts,
  where: [["lead_at", "<=", "{until_at}"]],
  order: [["lead_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** The same person's, as whoever reviews one of them sees them. */
export const otherApplicationsQuery = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  where: [["email", "==", "{email}"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** The same by the number. */
export const applicationsOfPhoneQuery = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  where: [["phone", "==", "{phone}"]],
  limit: 20,
} as const satisfies QueryDeclaration;

/** Who else applied for a territory and is not decided about. */
export const applicationsForTerritoryQuery = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  where: [
    ["territory_code", "==", "{code}"],
    ["status", "in", ["pending", "under_review"]],
  ],
  limit: 50,
} as const satisfies QueryDeclaration;
