import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const partnersQuery = {
  by: "visitor",
  from: COLLECTIONS.caPartners,
  where: [["active", "==", true]],
  order: [["name", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;

/** The entry of somebody in the directory, as everybody may read it. */
export const listingOfQuery = {
  by: "visitor",
  from: COLLECTIONS.caPartners,
  where: [
    ["user_id", "==", "{ca_user_id}"],
    ["active", "==", true],
  ],
  limit: 1,
} as const satisfies QueryDeclaration;

/** The same for administrators, listed or not. */
export const listingOfStaffQuery = {
  by: "admin",
  from: COLLECTIONS.caPartners,
  where: [["user_id", "==", "{staff_id}"]],
  limit: 1,
} as const satisfies QueryDeclaration;

/** Entries that belong to nobody yet: nothing can be booked with them. */
export const unlinkedListingsQuery = {
  by: "admin",
  from: COLLECTIONS.caPartners,
  where: [["user_id", "==", null]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const partnersOfUserQuery = {
  by: "functions",
  from: COLLECTIONS.caPartners,
  where: [["user_id", "==", "{uid}"]],
  limit: 20,
} as const satisfies QueryDeclaration;
