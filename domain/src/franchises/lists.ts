import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { FRANCHISE_STATUSES } from "./franchise.ts";
import { FRANCHISE_LEVELS } from "./franchise-level.ts";

/** Partners and what they hold. */
const franchiseList = {
  by: "admin",
  from: COLLECTIONS.franchises,
  filters: {
    status: { field: "status", values: FRANCHISE_STATUSES, one: true },
    level: { field: "hierarchy_level", values: FRANCHISE_LEVELS, one: true },
  },
  sorts: {
    territory: ["territory_code", "asc"],
    "-territory": ["territory_code", "desc"],
    "-since": ["created_at", "desc"],
    since: ["created_at", "asc"],
  },
  search: { field: "search_words", sort: "territory", alone: true },
} as const satisfies ListDeclaration;

export const franchiseLists = { franchises: franchiseList } as const;
