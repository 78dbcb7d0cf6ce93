import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { Incident } from "./incident.ts";

export const INCIDENTS = collectionOf<Incident>("incidents");

/** What was noticed last first. */
export const incidentsQuery = {
  by: "admin",
  from: INCIDENTS,
  order: [["noticed_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
