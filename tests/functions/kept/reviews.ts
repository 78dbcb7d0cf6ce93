import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Kept } from "../kept.ts";

/** The CA and the review stay; the review names nobody any more. */
export default {
  records: ({ uid, order }) => ({
    [`${COLLECTIONS.caPartners}/partner_${uid}`]: { name: "M. Iyer" },
    [`${COLLECTIONS.caPartners}/partner_${uid}/${SUBCOLLECTIONS.reviews}/${order}`]: {
      author_name: "Asha R.",
      rating: 5,
    },
  }),
} satisfies Kept;
