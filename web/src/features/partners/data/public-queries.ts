import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { PublicQuery } from "../../../lib/firestore/firestore-rest.ts";

/**
 * The domain's declared queries of these names, written out: the whole table would be carried to every visitor. A test holds
 * them to it.
 */
export const partners = (): PublicQuery => ({
  path: COLLECTIONS.caPartners,
  where: [["active", "==", true]],
  order: [["name", "asc"]],
  limit: 100,
});

export const partnerReviews = (partnerId: string): PublicQuery => ({
  path: `${COLLECTIONS.caPartners}/${partnerId}/${SUBCOLLECTIONS.reviews}`,
  where: [],
  order: [["created_at", "desc"]],
  limit: 20,
});

/** @param since epoch ms */
export const bookedSlots = (partnerId: string, since: number): PublicQuery => ({
  path: `${COLLECTIONS.caPartners}/${partnerId}/${SUBCOLLECTIONS.bookedSlots}`,
  where: [["starts_at", ">=", { instant: since }]],
  order: [["starts_at", "asc"]],
  limit: 100,
});
