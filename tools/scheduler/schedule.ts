import { startOfIstDay } from "@niyamdesk/domain/time/time";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const UNITS = { minute: 1, minutes: 1, hour: 60, hours: 60 } as const;

/**
 * When a schedule of Cloud Scheduler fires next, in epoch milliseconds. Ours are all of the form `every 15 minutes` or `every day 08:00`, in
 * India's time: one with cron's fields needs a library that reads them.
 *
 * @throws RangeError for a schedule of any other form
 */
export function nextRun(schedule: string, now: number): number {
  const daily = /^every day ([01]\d|2[0-3]):([0-5]\d)$/.exec(schedule);
  if (daily !== null) {
    const today = startOfIstDay(now) + (Number(daily[1]) * 60 + Number(daily[2])) * MINUTE_MS;
    return today > now ? today : today + DAY_MS;
  }
  const every = /^every (\d+) (minutes?|hours?)$/.exec(schedule);
  if (every === null) throw new RangeError(`Unknown schedule: ${schedule}`);
  return now + Number(every[1]) * UNITS[every[2] as keyof typeof UNITS] * MINUTE_MS;
}
