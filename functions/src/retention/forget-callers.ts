import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { callsPastQuery } from "@niyamdesk/domain/retention/queries";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { db } from "../platform/firestore.ts";
import { runQuery } from "../platform/run-query.ts";

/** `ledger/retention_calls`: calls up to then are nameless. */
interface UpTo {
  up_to: Moment;
}

const PAGES_A_RUN = 10;

/** Calls keep what was done and for how long, without whom. Goes on where the last run ended. */
export async function forgetCallers(until_at: number): Promise<{ done: number; failed: number }> {
  const note = db().collection(COLLECTIONS.ledger).doc("retention_calls") as DocumentReference<UpTo, UpTo>;
  let from_at = (await note.get()).data()?.up_to.toMillis() ?? 0;
  const run = { done: 0, failed: 0 };
  for (let pages = 0; pages < PAGES_A_RUN; pages += 1) {
    const found = await runQuery(callsPastQuery, { from_at, until_at });
    const last = found.at(-1);
    if (last === undefined) break;
    const named = found.filter((call) => call.get("lead_phone") !== "" || call.get("notes") !== "");
    const { done, failed } = await eachIsolated("old calls", named, ({ ref }) =>
      ref.update({ lead_name: "Erased", lead_phone: "", notes: "", search_words: [] }),
    );
    run.done += done;
    run.failed += failed;
    if (failed > 0) break;
    // Others of the same instant may be on the next page.
    const next = (last.get("created_at") as Moment).toMillis();
    from_at = found.length < callsPastQuery.limit ? next : Math.max(from_at + 1, next - 1);
    await note.set({ up_to: timestamp(from_at) });
  }
  return run;
}
