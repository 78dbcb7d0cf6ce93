import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownCommissionsQuery = {
  by: "franchise",
  from: COLLECTIONS.commissions,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
