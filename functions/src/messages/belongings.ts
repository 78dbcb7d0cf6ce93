import { ownThreadsQuery } from "@niyamdesk/domain/messages/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { sendingGate } from "../platform/sent-today.ts";

/** Messages belong to what they are about; here is what they, tickets and documents pass, and how far somebody has read. */
export const messageBelongings: Belongings = {
  gate: sendingGate,
  async exported({ uid }) {
    return { threads: (await runWholeQuery(ownThreadsQuery, { uid })).map(plainRecord) };
  },
  async erase({ uid }) {
    await eraseAll(await runWholeQuery(ownThreadsQuery, { uid }));
  },
};
