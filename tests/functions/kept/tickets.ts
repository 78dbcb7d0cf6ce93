import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${COLLECTIONS.supportTickets}/tic_${owner.uid}`]: { ...ownedBy(owner), subject: "Help" },
    [`${COLLECTIONS.supportTickets}/tic_${owner.uid}/${SUBCOLLECTIONS.messages}/one`]: {
      text: "Please",
      created_at: at,
    },
  }),
  exported: () => ({ support_tickets: [{ subject: "Help", messages: [{ text: "Please" }] }] }),
} satisfies Kept;
