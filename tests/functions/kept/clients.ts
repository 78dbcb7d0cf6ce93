import { CLIENT_NOTES } from "@niyamdesk/domain/clients/queries";
import { at, type Kept } from "../kept.ts";

/** What administrators noted. */
export default {
  records: ({ uid }) => ({
    [`${CLIENT_NOTES}/note_${uid}`]: { user_id: uid, text: "Asked for a call", created_at: at },
  }),
} satisfies Kept;
