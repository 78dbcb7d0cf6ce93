import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { STAFF_ROLES, STAFF_STATUSES } from "./staff.ts";

/** Everyone who works here. */
const staffList = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "in", STAFF_ROLES]],
  filters: {
    role: { field: "role", values: STAFF_ROLES },
    status: { field: "staff_status", values: STAFF_STATUSES },
  },
  sorts: {
    "-since": ["created_at", "desc"],
    since: ["created_at", "asc"],
    name: ["name", "asc"],
    "-name": ["name", "desc"],
  },
  search: { field: "search_words", sort: "name" },
} as const satisfies ListDeclaration;

export const staffLists = { staff: staffList } as const;
