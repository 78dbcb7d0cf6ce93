import { SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { at, type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${SUPPORT_TICKETS}/tic_${owner.uid}`]: { ...ownedBy(owner), subject: "Help" },
    [`${SUPPORT_TICKETS}/tic_${owner.uid}/${SUBCOLLECTIONS.messages}/one`]: {
      text: "Please",
      created_at: at,
    },
  }),
  exported: () => ({ support_tickets: [{ subject: "Help", messages: [{ text: "Please" }] }] }),
} satisfies Kept;
