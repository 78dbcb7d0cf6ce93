import type { Moment } from "../time/moment.ts";

/** What a telecaller aims at: numbers of calls, of leads brought to something, of sales. */
export interface CallTargets {
  daily_calls: number;
  daily_leads: number;
  daily_conversions: number;
  weekly_calls: number;
}

/** Until an administrator sets others. */
export const DEFAULT_TARGETS: CallTargets = {
  daily_calls: 60,
  daily_leads: 30,
  daily_conversions: 8,
  weekly_calls: 300,
};

/** `telecaller_profiles/{uid}`; its owner changes the settings, functions the rest. */
export interface TelecallerProfile {
  /** The uid, which proves whose calls are whose. */
  id: string;
  user_id: string;
  display_name: string;
  targets: CallTargets;
  /** Switches by name. */
  settings: Readonly<Record<string, boolean>>;
  /** An administrator says that this person is away: no leads are given to them. */
  away?: boolean;
  /** The most open leads they are given; absent or null: what holds for everybody. */
  lead_cap?: number | null;
  /** Absent until the first change. */
  updated_at?: Moment;
}
