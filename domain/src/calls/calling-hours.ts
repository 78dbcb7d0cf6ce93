import { istDate, istDay, startOfIstDay } from "../time/time.ts";

/**
 * When people may be called, on the clock of India whatever the zone of server or browser. Minutes count from midnight there.
 */
export interface CallingHours {
  /** Days of the week on which we call; 0 is Sunday. */
  days: readonly number[];
  /** First minute. */
  from: number;
  /** The minute at which calling ends, not called any more. */
  to: number;
  /** Days on which nobody is called, as `2026-01-26`. */
  holidays: readonly string[];
  /** Nobody is called earlier or later, whatever else is set or wished. Only a local stack has others than `LAWFUL_HOURS`. */
  at_most: CallWish;
}

/** What a person asked for; it stands instead of our hours, on our days. */
export interface CallWish {
  from: number;
  to: number;
}

/** Source: TRAI's rules on commercial calls (TCCCPR 2018). */
export const LAWFUL_HOURS: CallWish = { from: 9 * 60, to: 21 * 60 };

/** Until an administrator sets others: Monday to Saturday, 10 am to 7 pm. */
export const DEFAULT_CALLING_HOURS: CallingHours = {
  days: [1, 2, 3, 4, 5, 6],
  from: 10 * 60,
  to: 19 * 60,
  holidays: [],
  at_most: LAWFUL_HOURS,
};

/** Whether a person may be called now, until when, or from when on; instants in epoch ms. `opens` null: never. */
export type CallWindow = { open: true; closes: number } | { open: false; opens: number | null };

const MINUTE_MS = 60_000;
const DAYS_AHEAD = 400;

/**
 * @param now epoch ms of the server's clock
 * @param wish what the person asked for; null where they asked for nothing
 */
export function callWindow(now: number, hours: CallingHours, wish: CallWish | null = null): CallWindow {
  const { from, to } = bounds(hours, wish);
  if (from >= to) return { open: false, opens: null };
  let day = startOfIstDay(now);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const opens = day + from * MINUTE_MS;
    const closes = day + to * MINUTE_MS;
    if (isCallingDay(day, hours) && now < closes) {
      return now >= opens ? { open: true, closes } : { open: false, opens };
    }
    // India has no daylight saving: every day has as many milliseconds.
    day += 24 * 60 * MINUTE_MS;
  }
  return { open: false, opens: null };
}

/** The instant itself where the person may be called then, else the next at which they may; null: never. */
export function nextCallable(
  instant: number,
  hours: CallingHours,
  wish: CallWish | null = null,
): number | null {
  const window = callWindow(instant, hours, wish);
  return window.open ? instant : window.opens;
}

/**
 * By when somebody who asks now is called: so many minutes of calling time later. What does not fit before calling ends goes on
 * when it begins again. Null: never.
 */
export function promisedBy(
  now: number,
  hours: CallingHours,
  minutes: number,
  wish: CallWish | null = null,
): number | null {
  let left = minutes * MINUTE_MS;
  let at = nextCallable(now, hours, wish);
  while (at !== null) {
    const window = callWindow(at, hours, wish);
    if (!window.open) return null;
    if (at + left <= window.closes) return at + left;
    left -= window.closes - at;
    at = nextCallable(window.closes, hours, wish);
  }
  return null;
}

function bounds(hours: CallingHours, wish: CallWish | null): CallWish {
  const { from, to } = wish ?? hours;
  return { from: Math.max(from, hours.at_most.from), to: Math.min(to, hours.at_most.to) };
}

function isCallingDay(day: number, { days, holidays }: CallingHours): boolean {
  return days.includes(istDate(day).weekday) && !holidays.includes(istDay(day));
}
