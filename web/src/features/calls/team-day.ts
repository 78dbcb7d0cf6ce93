import { type CallFigures, figuresOf } from "@niyamdesk/domain/calls/call-day";
import type { Live } from "../../lib/firestore/live.ts";
import { type CallNow, type DayOfOne, type Settings, UNSET } from "./data/team.ts";

/** What is known of a telecaller now. Null: not known, since it is still being read or could not be. */
export interface MemberDay {
  call: CallNow | "none" | null;
  figures: CallFigures | null;
  settings: Settings | null;
}

/** Whoever has no record has done nothing and has the usual targets; of records that could not be read nothing is said. */
export function memberDay(
  uid: string,
  calls: Live<CallNow[]>,
  days: Live<DayOfOne[]>,
  targets: Live<Settings[]>,
): MemberDay {
  return {
    call: ownOf(calls, uid, "none"),
    figures: ownOf(days, uid, figuresOf([])),
    settings: ownOf(targets, uid, { uid, ...UNSET }),
  };
}

function ownOf<T extends { uid: string }, N>(live: Live<T[]>, uid: string, none: N): T | N | null {
  if (live.status !== "ready") return null;
  return live.value.find((entry) => entry.uid === uid) ?? none;
}
