import type { CallableInput } from "@niyamdesk/domain/callables";
import { figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import {
  currentCallsQuery,
  everybodysDayQuery,
  telecallerProfilesQuery,
} from "@niyamdesk/domain/calls/queries";
import { type CallTargets, DEFAULT_TARGETS } from "@niyamdesk/domain/calls/telecaller-profile";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { numberIn, partIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** @throws AppError */
export const setTargets = (input: CallableInput<"setTargets">) => call("setTargets", input);

export interface CallNow {
  uid: string;
  lead: string;
  /** Epoch ms. */
  since: number;
}

/** Who is on a call, live. */
export function useCallsNow(): Live<CallNow[]> {
  return useLiveQuery(currentCallsQuery, {}, (uid, data) => {
    const since = timeIn(data, "started_at");
    return since === null ? null : { uid, since, lead: textIn(data, "lead_name") ?? "" };
  });
}

export type DayOfOne = ReturnType<typeof figuresOf> & { uid: string };

/** What everybody did on a day of India, live. */
export function useDayOfAll(day: string): Live<DayOfOne[]> {
  return useLiveQuery(everybodysDayQuery, { day }, (_, data) => {
    const { telecaller_id, calls = [], results = [] } = data as unknown as TelecallerDay;
    return { ...figuresOf([{ telecaller_id, day, calls, results }]), uid: telecaller_id };
  });
}

export interface Settings {
  uid: string;
  targets: CallTargets;
  /** By an administrator, or by themselves. */
  isAway: boolean;
  /** By an administrator. */
  away: boolean;
  cap: number | null;
}

/** What telecallers aim at, live. */
export function useTargets(): Live<Settings[]> {
  return useLiveQuery(telecallerProfilesQuery, {}, readSettings);
}

export const UNSET: Omit<Settings, "uid"> = {
  targets: DEFAULT_TARGETS,
  isAway: false,
  away: false,
  cap: null,
};

function readSettings(uid: string, data: StoredData): Settings {
  const targets = partIn(data, "targets");
  const away = data.away === true;
  const known = (name: keyof CallTargets) =>
    name in targets ? numberIn(targets, name) : DEFAULT_TARGETS[name];
  return {
    uid,
    targets: {
      daily_calls: known("daily_calls"),
      daily_leads: known("daily_leads"),
      daily_conversions: known("daily_conversions"),
      weekly_calls: known("weekly_calls"),
    },
    away,
    isAway: away || partIn(data, "settings").away === true,
    cap: typeof data.lead_cap === "number" ? data.lead_cap : null,
  };
}
