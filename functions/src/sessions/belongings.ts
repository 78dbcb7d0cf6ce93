import { sessionsOfQuery } from "@niyamdesk/domain/sessions/queries";
import type { Session } from "@niyamdesk/domain/sessions/session";
import type { Belongings } from "../platform/belongings.ts";
import { plain } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { forgetSessions } from "../platform/sessions.ts";

/** Where somebody is signed in. The account's end takes what was listed meanwhile. */
export const sessionBelongings: Belongings = {
  async exported({ uid }) {
    const found = await runWholeQuery(sessionsOfQuery, { uid });
    return {
      sessions: found.map((one) => {
        const { device, first_seen, last_seen } = one.data() as Session;
        return plain({ device, first_seen, last_seen });
      }),
    };
  },
  async erase({ uid }) {
    await forgetSessions(uid);
  },
};
