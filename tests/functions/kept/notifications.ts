import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { at, type Kept } from "../kept.ts";

export default {
  records: ({ uid }) => ({
    [`${COLLECTIONS.profiles}/${uid}/${SUBCOLLECTIONS.inbox}/one`]: { title: "Filed", created_at: at },
  }),
  exported: () => ({ inbox: [{ title: "Filed", created_at: "2026-11-27T06:00:00.000Z" }] }),
} satisfies Kept;
