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

/** Of a telecaller. */
export const openTasksOfCallerQuery = {
  ...openTasksQuery,
  by: "telecaller",
} as const satisfies QueryDeclaration;

export const tasksOfLeadQuery = {
  by: "functions",
  from: COLLECTIONS.tasks,
  where: [["lead_id", "==", "{lead_id}"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What was done since an instant, the latest first. */
export const doneTasksQuery = {
  by: "telecaller",
  from: COLLECTIONS.tasks,
  where: [
    ["owner_id", "==", "{uid}"],
    ["done_at", ">=", "{since_at}"],
  ],
  order: [["done_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const tasksOfOrderQuery = {
  by: "functions",
  from: COLLECTIONS.tasks,
  where: [
    ["owner_id", "==", "{uid}"],
    ["order_id", "==", "{order_id}"],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;
