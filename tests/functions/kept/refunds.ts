import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import { type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${REFUND_REQUESTS}/rrq_${owner.uid}`]: {
      ...ownedBy(owner),
      order_id: owner.order,
      words: "We are sorry",
    },
  }),
  exported: ({ uid }) => ({ refund_requests: [{ id: `rrq_${uid}`, words: "We are sorry" }] }),
} satisfies Kept;
