import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ownInboxQuery } from "@niyamdesk/domain/notifications/queries";
import type { Belongings } from "../platform/belongings.ts";
import { db } from "../platform/firestore.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

export const notificationBelongings: Belongings = {
  async exported({ uid }) {
    return { inbox: (await runWholeQuery(ownInboxQuery, { uid })).map(plainRecord) };
  },
  async erase({ uid }) {
    await db().recursiveDelete(db().collection(`${COLLECTIONS.profiles}/${uid}/${SUBCOLLECTIONS.inbox}`));
  },
};
