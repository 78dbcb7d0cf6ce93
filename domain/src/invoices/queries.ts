import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownInvoicesQuery = {
  by: "client_user",
  from: COLLECTIONS.invoices,
  where: [["user_id", "==", "{uid}"]],
  order: [["issued_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
