import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.orders}/${owner.order}`]: {
      ...ownedBy(owner),
      status: owner.orderStatus,
      date: at,
      reviewed_ca_id: `partner_${owner.uid}`,
      customer_info: { email: owner.email },
    },
    [`${COLLECTIONS.orders}/${owner.order}/${SUBCOLLECTIONS.messages}/one`]: {
      text: "When?",
      created_at: at,
    },
  }),
  exported: ({ order }) => ({ orders: [{ id: order, messages: [{ text: "When?" }] }] }),
} satisfies Kept;
