import { CLIENT_CALENDARS } from "@niyamdesk/domain/statutory/queries";
import { type Kept, ownedBy } from "../kept.ts";

export default {
  records: (owner) => ({
    [`${CLIENT_CALENDARS}/${owner.uid}`]: { id: owner.uid, ...ownedBy(owner), dates: [], marks: {} },
    [`ledger/calendar_${owner.uid}`]: { feed_hash: `feed-${owner.uid}`, end_hashes: [`end-${owner.uid}`] },
    [`ledger/calendar_link_feed-${owner.uid}`]: { uid: owner.uid, does: "feed" },
    [`ledger/calendar_link_end-${owner.uid}`]: { uid: owner.uid, does: "end" },
  }),
  exported: ({ uid }) => ({ client_calendars: [{ id: uid, dates: [], marks: {} }] }),
} satisfies Kept;
