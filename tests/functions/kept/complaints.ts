import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COMPLAINTS}/cmp_${owner.uid}`]: { ...ownedBy(owner), order_id: owner.order, words: "Too slow" },
  }),
  exported: ({ uid }) => ({ complaints: [{ id: `cmp_${uid}`, words: "Too slow" }] }),
} satisfies Kept;
