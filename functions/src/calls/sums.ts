import type { CallSums } from "@niyamdesk/domain/calls/call-day";
import { allCallsQuery, connectedCallsQuery } from "@niyamdesk/domain/calls/queries";
import { AggregateField } from "firebase-admin/firestore";
import type { Caller } from "../platform/caller.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";

/** More than anybody calls in a life. */
const ALL = 1_000_000;

/** Sums over all calls of the caller, whatever a screen shows; the database adds, no call is read. */
export async function sumsOf({ uid }: Caller): Promise<CallSums> {
  const values = { caller: uid };
  const [all, connected] = await Promise.all([
    declaredQuery(db(), allCallsQuery, values)
      .limit(ALL)
      .aggregate({ calls: AggregateField.count(), talked: AggregateField.sum("call_duration") })
      .get(),
    declaredQuery(db(), connectedCallsQuery, values).limit(ALL).count().get(),
  ]);
  const { calls, talked } = all.data();
  return { calls, connected: connected.data().count, talk_seconds: talked };
}
