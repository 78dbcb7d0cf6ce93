import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { AdminView } from "./view.ts";

export const ADMIN_VIEWS = collectionOf<AdminView>("admin_views");

/** Those that nobody ended and that are over. */
export const viewsOverQuery = {
  by: "functions",
  from: ADMIN_VIEWS,
  where: [
    ["ended_at", "==", null],
    ["until", "<=", "{now_at}"],
  ],
  order: [["until", "asc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
