import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { SUPPORT_TICKETS } from "../tickets/queries.ts";
import type { SearchEntry } from "./search-entry.ts";

export const SEARCH_ENTRIES = collectionOf<SearchEntry>("search_entries");

/** Of one search over everything: six questions, 30 documents at most. */
export const entriesFoundQuery = {
  by: "admin",
  from: SEARCH_ENTRIES,
  where: [["words", "array-contains", "{word}"]],
  order: [["at", "desc"]],
  limit: 9,
} as const satisfies QueryDeclaration;

export const peopleFoundQuery = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["search_words", "array-contains", "{word}"]],
  order: [["created_at", "desc"]],
  limit: 7,
} as const satisfies QueryDeclaration;

export const leadsFoundQuery = {
  by: "admin",
  from: COLLECTIONS.leads,
  where: [["find", "array-contains", "{word}"]],
  order: [["created_at", "desc"]],
  limit: 5,
} as const satisfies QueryDeclaration;

export const partnersFoundQuery = {
  by: "admin",
  from: COLLECTIONS.franchises,
  where: [["search_words", "array-contains", "{word}"]],
  order: [["territory_code", "asc"]],
  limit: 3,
} as const satisfies QueryDeclaration;

export const applicationsFoundQuery = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  where: [["search_words", "array-contains", "{word}"]],
  order: [["applied_date", "asc"]],
  limit: 2,
} as const satisfies QueryDeclaration;

export const ticketsFoundQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["search_words", "array-contains", "{word}"]],
  order: [["updated_at", "desc"]],
  limit: 4,
} as const satisfies QueryDeclaration;
