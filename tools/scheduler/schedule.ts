const MINUTE_MS = 60_000;
const UNITS = { minute: 1, minutes: 1, hour: 60, hours: 60 } as const;

/**
 * When a schedule of Cloud Scheduler fires next, in epoch milliseconds. Ours are all of the form `every 15 minutes`: one with cron's
 * fields needs a library that reads them.
 *
 * @throws RangeError for a schedule of any other form
 */
export function nextRun(schedule: string, now: number): number {
  const every = /^every (\d+) (minutes?|hours?)$/.exec(schedule);
  if (every === null) throw new RangeError(`Unknown schedule: ${schedule}`);
  return now + Number(every[1]) * UNITS[every[2] as keyof typeof UNITS] * MINUTE_MS;
}
