import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const openTasksQuery = {
  by: "tax_executive",
  from: COLLECTIONS.tasks,
  where: [
    ["owner_id", "==", "{uid}"],
    ["done_at", "==", null],
  ],
  order: [["due_at", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
