import { SESSIONS } from "@niyamdesk/domain/sessions/queries";
import { at, type Kept } from "../kept.ts";

const device = { browser: "chrome", system: "android" } as const;

export default {
  records: ({ uid }) => ({
    [`${SESSIONS}/${uid}_s1`]: {
      ...{ id: `${uid}_s1`, user_id: uid, session: "s1", device, first_seen: at, last_seen: at },
    },
  }),
  exported: () => ({ sessions: [{ device }] }),
} satisfies Kept;
