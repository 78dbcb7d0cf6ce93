import { COLLECTIONS } from "../base/paths.ts";
import { FRANCHISE_LEVELS } from "../franchises/franchise-level.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { APPLICATION_STATUSES } from "./application.ts";

/** Whoever applied for a territory. The oldest first: the next one to decide about. */
const applicationList = {
  by: "admin",
  from: COLLECTIONS.franchiseApplications,
  filters: {
    status: { field: "status", values: APPLICATION_STATUSES, one: true },
    level: { field: "hierarchy_level", values: FRANCHISE_LEVELS, one: true },
  },
  sorts: { applied: ["applied_date", "asc"], "-applied": ["applied_date", "desc"] },
  search: { field: "search_words", sort: "applied", alone: true },
} as const satisfies ListDeclaration;

export const applicationLists = { applications: applicationList } as const;
