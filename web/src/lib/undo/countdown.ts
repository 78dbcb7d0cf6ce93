/** A time that runs down and can stand still meanwhile. Times are ms of a clock that nobody sets, such as `performance.now()`. */
export interface Countdown {
  /** What was left when it last began to run or stood still. */
  left: number;
  /** Since when it runs; null while it stands still. */
  since: number | null;
}

export function countdown(total: number, now: number): Countdown {
  return { left: total, since: now };
}

/** 0 once it is over. */
export function leftOf({ left, since }: Countdown, now: number): number {
  return Math.max(0, since === null ? left : left - (now - since));
}

/** Stands still, or runs on. */
export function held(count: Countdown, holds: boolean, now: number): Countdown {
  if (holds === (count.since === null)) return count;
  return { left: leftOf(count, now), since: holds ? null : now };
}
