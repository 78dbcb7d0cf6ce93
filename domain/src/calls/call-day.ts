import type { Moment } from "../time/moment.ts";
import { istDay, startOfIstDay } from "../time/time.ts";
import type { CallDisposition, CallStatus } from "./call.ts";

/** One call as a day remembers it. */
export interface DayCall {
  /** Id of the call: one call is counted once, however often its end is told. */
  id: string;
  lead_id: string;
  /** Minute of the Indian day at which it began, 0 to 1439. */
  minute: number;
  status: CallStatus;
  disposition: CallDisposition | null;
  /** Whole seconds of talking. */
  seconds: number;
}

/** One lead that its telecaller brought to something, by hand or by a call. */
export interface DayResult {
  lead_id: string;
  minute: number;
  result: "qualified" | "interested" | "converted";
}

/**
 * `telecaller_days/{uid}_{day}`: what somebody did on one day of India, kept by functions in the commit that ends the call or
 * moves the lead. All figures are made of it, those 'at this time yesterday' too, without reading the calls again.
 */
export interface TelecallerDay {
  telecaller_id: string;
  /** `2026-11-29` */
  day: string;
  calls: readonly DayCall[];
  results: readonly DayResult[];
  updated_at?: Moment;
}

/** More calls than anybody makes in a day: what says otherwise is not counted. */
export const MOST_CALLS_A_DAY = 1000;

/** Sums over calls. */
export interface CallSums {
  /** Calls begun. */
  calls: number;
  connected: number;
  talk_seconds: number;
}

/** Figures of a day or of several. */
export interface CallFigures extends CallSums {
  /** Whole percent, 0 without calls. */
  connect_rate: number;
  /** Different leads that were called. */
  called: number;
  /** Different leads that were brought to qualified, or ended 'interested'. */
  generated: number;
  /** Different leads converted. */
  converted: number;
  /** Converted of called, whole percent, 0 where nobody was called. */
  conversion_rate: number;
}

export const telecallerDayId = (uid: string, instant: number): string => `${uid}_${istDay(instant)}`;

/** Minute of the Indian day of an instant, 0 to 1439. */
export function minuteOfIstDay(instant: number): number {
  return Math.floor((instant - startOfIstDay(instant)) / 60_000);
}

export function emptyDay(telecaller_id: string, instant: number): TelecallerDay {
  return { telecaller_id, day: istDay(instant), calls: [], results: [] };
}

/** The day with this call; told again, what is told last counts. */
export function withCall(day: TelecallerDay, call: DayCall): TelecallerDay {
  return { ...day, calls: [...day.calls.filter(({ id }) => id !== call.id), call] };
}

/** The day with this result; the first of its kind for a lead counts. */
export function withResult(day: TelecallerDay, result: DayResult): TelecallerDay {
  const has = day.results.some((one) => one.lead_id === result.lead_id && one.result === result.result);
  return has ? day : { ...day, results: [...day.results, result] };
}

/** The day without a result that was taken back. */
export function withoutResult(
  day: TelecallerDay,
  lead_id: string,
  result: DayResult["result"],
): TelecallerDay {
  return {
    ...day,
    results: day.results.filter((one) => one.lead_id !== lead_id || one.result !== result),
  };
}

/**
 * @param days one or several of one person, in any order
 * @param until of each day, only what began before this minute; 1440: the whole of it
 */
export function figuresOf(days: readonly TelecallerDay[], until = 1440): CallFigures {
  const calls = days.flatMap((day) => day.calls.filter(({ minute }) => minute < until));
  const results = days.flatMap((day) => day.results.filter(({ minute }) => minute < until));
  const connected = calls.filter(({ status }) => status === "connected");
  const called = different(calls);
  const converted = different(results.filter(({ result }) => result === "converted"));
  return {
    calls: calls.length,
    connected: connected.length,
    connect_rate: connectRate({ calls: calls.length, connected: connected.length }),
    talk_seconds: connected.reduce((sum, { seconds }) => sum + seconds, 0),
    called,
    generated: different(results.filter(({ result }) => result !== "converted")),
    converted,
    conversion_rate: percent(converted, called),
  };
}

/** Whole percent of the calls that were answered, 0 without calls. */
export function connectRate({ calls, connected }: Pick<CallSums, "calls" | "connected">): number {
  return percent(connected, calls);
}

/** Calls and those that were answered, by the hour of the day in which they began. */
export function hoursOf(
  days: readonly TelecallerDay[],
): { hour: number; calls: number; connected: number }[] {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, calls: 0, connected: 0 }));
  for (const { minute, status } of days.flatMap((day) => day.calls)) {
    const hour = hours[Math.floor(minute / 60)];
    if (!hour) continue;
    hour.calls++;
    if (status === "connected") hour.connected++;
  }
  return hours;
}

/** The fewest calls that say something about an hour. */
const TELLING_CALLS = 10;

/** The hour in which most calls were answered, of those with calls enough to tell; null: not known yet. */
export function bestHour(days: readonly TelecallerDay[]): number | null {
  const known = hoursOf(days).filter(({ calls }) => calls >= TELLING_CALLS);
  const best = known.sort((one, next) => next.connected / next.calls - one.connected / one.calls)[0];
  return best && best.connected > 0 ? best.hour : null;
}

/** How often each came up, also those that never did. */
export function countOf<Key extends string>(
  keys: readonly Key[],
  found: readonly (Key | null)[],
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const key of found) if (key !== null) counts[key]++;
  return counts;
}

function different(entries: readonly { lead_id: string }[]): number {
  return new Set(entries.map(({ lead_id }) => lead_id)).size;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
