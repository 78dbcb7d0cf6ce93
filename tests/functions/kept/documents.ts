import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.documents}/doc_${owner.uid}`]: {
      ...ownedBy(owner),
      order_id: owner.order,
      path: owner.file,
    },
  }),
  exported: ({ file }) => ({ documents: [{ path: file }] }),
} satisfies Kept;
