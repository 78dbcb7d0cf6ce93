import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { at, type Kept } from "../kept.ts";

export default {
  records: ({ uid, order }) => ({
    [`${THREAD_READERS}/${order}_${uid}`]: {
      reader_id: uid,
      order_id: order,
      unread: 1,
      last_message_at: at,
    },
  }),
  exported: ({ uid, order }) => ({ threads: [{ id: `${order}_${uid}`, unread: 1 }] }),
} satisfies Kept;
