import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { FranchiseMember } from "./member.ts";

export const FRANCHISE_MEMBERS = collectionOf<FranchiseMember>("franchise_members");

/** All of one person, also what is over. */
export const franchisesOfUserQuery = {
  by: "functions",
  from: COLLECTIONS.franchises,
  where: [["user_id", "==", "{uid}"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** Those below a partner. */
export const franchisesBelowQuery = {
  by: "franchise",
  from: COLLECTIONS.franchises,
  where: [["ancestor_user_ids", "array-contains", "{uid}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** All of a State, whose codes begin with its letters. */
export const franchisesOfStateQuery = {
  by: "functions",
  from: COLLECTIONS.franchises,
  where: [
    ["territory_code", ">=", "{from}"],
    ["territory_code", "<", "{until}"],
  ],
  order: [["territory_code", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** All of a State, for whoever gives its territories away. */
export const territoriesOfStateQuery = {
  by: "admin",
  from: COLLECTIONS.franchises,
  where: [
    ["territory_code", ">=", "{from}"],
    ["territory_code", "<", "{until}"],
  ],
  order: [["territory_code", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Directly below one. */
export const childrenQuery = {
  by: "admin",
  from: COLLECTIONS.franchises,
  where: [["parent_id", "==", "{franchise_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** All of a partner, also what is over. */
export const ownFranchisesQuery = {
  by: "franchise",
  from: COLLECTIONS.franchises,
  where: [["user_id", "==", "{uid}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Checkouts that a partner's link, or what they prepared, led to. */
export const checkoutsBroughtQuery = {
  by: "functions",
  from: COLLECTIONS.ledger,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["opened_at", ">=", "{from_at}"],
    ["opened_at", "<", "{until_at}"],
  ],
  order: [["opened_at", "asc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** Who works for a partner now, and who is invited to. */
export const ownMembersQuery = {
  by: "franchise",
  from: FRANCHISE_MEMBERS,
  where: [
    ["partner_uid", "==", "{uid}"],
    ["ended_at", "==", null],
  ],
  limit: 50,
} as const satisfies QueryDeclaration;

/** The same of one franchise. */
export const membersOfFranchiseQuery = {
  by: "functions",
  from: FRANCHISE_MEMBERS,
  where: [
    ["franchise_id", "==", "{franchise_id}"],
    ["ended_at", "==", null],
  ],
  limit: 50,
} as const satisfies QueryDeclaration;

/** All who work for any partner, or are invited to. */
export const membersQuery = {
  by: "functions",
  from: FRANCHISE_MEMBERS,
  where: [["ended_at", "==", null]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** The same, for whoever looks for a partner: they are none. */
export const partnersStaffQuery = { ...membersQuery, by: "admin" } as const satisfies QueryDeclaration;

/** Those whose work has ended and whose accounts are not closed yet. */
export const closingMembersQuery = {
  by: "functions",
  from: FRANCHISE_MEMBERS,
  where: [["closing", "==", true]],
  limit: 50,
} as const satisfies QueryDeclaration;
