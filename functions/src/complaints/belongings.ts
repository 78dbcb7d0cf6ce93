import { ownComplaintsQuery } from "@niyamdesk/domain/complaints/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

export const complaintBelongings: Belongings = {
  async exported({ uid }) {
    return { complaints: (await runWholeQuery(ownComplaintsQuery, { uid })).map(plainRecord) };
  },
  async erase({ uid }) {
    await eraseAll(await runWholeQuery(ownComplaintsQuery, { uid }));
  },
};
