import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type CallTargets, DEFAULT_TARGETS } from "@niyamdesk/domain/calls/telecaller-profile";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { partIn, type StoredData } from "../../../lib/firestore/stored.ts";

/** What a telecaller aims at, live; the usual targets until an administrator sets others. */
export function useTargets(uid: string): Live<CallTargets> {
  const stored = useLiveDocument([COLLECTIONS.telecallerProfiles, uid], (_, data) =>
    readTargets(partIn(data, "targets")),
  );
  // The rules do not tell a profile that is not there from one of somebody else's.
  if (stored.status === "refused") return { status: "ready", value: DEFAULT_TARGETS };
  return mapLive(stored, (found) => found ?? DEFAULT_TARGETS);
}

/** Whether an administrator says that this person is away, live. */
export function useIsAway(uid: string): boolean {
  const stored = useLiveDocument([COLLECTIONS.telecallerProfiles, uid], (_, data) => data.away === true);
  return stored.status === "ready" && stored.value === true;
}

/** A target of 0 is none, which only an administrator can mean. */
export function readTargets(data: StoredData): CallTargets {
  const target = (name: keyof CallTargets) => {
    const value = data[name];
    return typeof value === "number" && value >= 0 ? value : DEFAULT_TARGETS[name];
  };
  return {
    daily_calls: target("daily_calls"),
    daily_leads: target("daily_leads"),
    daily_conversions: target("daily_conversions"),
    weekly_calls: target("weekly_calls"),
  };
}
