import { notesToEraseQuery } from "@niyamdesk/domain/clients/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** What administrators noted of a client. */
export const clientBelongings: Belongings = {
  async erase({ uid }) {
    await eraseAll(await runWholeQuery(notesToEraseQuery, { uid }));
  },
};
