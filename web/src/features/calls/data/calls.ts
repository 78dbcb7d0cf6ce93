import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ownCallsSinceQuery, ownFollowUpsQuery } from "@niyamdesk/domain/calls/queries";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { partIn } from "../../../lib/firestore/stored.ts";
import { type CallView, readCall, readTargets, type Targets } from "../tally.ts";

/** A telecaller's calls since an instant (epoch ms), live. */
export function useCallsSince(uid: string, since: number): Live<CallView[]> {
  return useLiveQuery(ownCallsSinceQuery, { uid, since_at: since }, readCall);
}

/** Calls of a telecaller that somebody is to be called after, live. */
export function useFollowUps(uid: string): Live<CallView[]> {
  return useLiveQuery(ownFollowUpsQuery, { uid }, readCall);
}

/** A telecaller's targets, live. */
export function useTargets(uid: string): Live<Targets> {
  const targets = useLiveDocument([COLLECTIONS.telecallerProfiles, uid], (_, data) =>
    readTargets(partIn(data, "targets")),
  );
  return mapLive(targets, (found) => found ?? readTargets({}));
}
