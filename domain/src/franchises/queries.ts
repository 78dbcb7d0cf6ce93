import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownFranchiseQuery = {
  by: "franchise",
  from: COLLECTIONS.franchises,
  where: [["user_id", "==", "{uid}"]],
  limit: 1,
} as const satisfies QueryDeclaration;
