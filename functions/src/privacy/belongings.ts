import type { AccessEntry } from "@niyamdesk/domain/privacy/access";
import { accessToQuery, NOMINEES } from "@niyamdesk/domain/privacy/queries";
import type { Belongings } from "../platform/belongings.ts";
import { plain } from "../platform/plain.ts";
import { recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** The nominee goes. Who looked is kept for its time, without what the things were called. */
export const privacyBelongings: Belongings = {
  async exported({ uid }) {
    const [nominee, access] = await Promise.all([
      recordRef(NOMINEES, uid).get(),
      runWholeQuery(accessToQuery, { uid }),
    ]);
    return {
      nominee: plain(nominee.data() ?? null),
      access_log: access.map((found) => {
        const { kind, what, order_id, by_role, at } = found.data() as AccessEntry;
        return plain({ kind, what, order_id, by_role, at });
      }),
    };
  },
  async erase({ uid }) {
    await recordRef(NOMINEES, uid).delete();
    for (const { ref } of await runWholeQuery(accessToQuery, { uid })) await ref.update({ what: "" });
  },
};
