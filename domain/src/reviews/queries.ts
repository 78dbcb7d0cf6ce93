import { COLLECTIONS, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const partnerReviewsQuery = {
  by: "visitor",
  from: `${COLLECTIONS.caPartners}/{partner_id}/${SUBCOLLECTIONS.reviews}`,
  order: [["created_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;
