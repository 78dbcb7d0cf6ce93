import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const activeServicesQuery = {
  by: "visitor",
  from: COLLECTIONS.services,
  where: [["active", "==", true]],
  limit: 100,
} as const satisfies QueryDeclaration;
