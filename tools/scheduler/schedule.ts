import { istDate, startOfIstDay, TIME_ZONE } from "@niyamdesk/domain/time/time";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const UNITS = { minute: 1, minutes: 1, hour: 60, hours: 60 } as const;
/** No schedule of the product is rarer than once a year. */
const SEARCH_MS = 366 * 86_400_000;

/**
 * When a schedule of Cloud Scheduler fires next, in epoch milliseconds: `every 15 minutes`, or five cron fields of
 * numbers, `*`, lists and steps, on the clock of India.
 *
 * @throws RangeError for a schedule of any other form or zone
 */
export function nextRun(schedule: string, timeZone: string, now: number): number {
  const every = /^every (\d+) (minutes?|hours?)$/.exec(schedule);
  if (every) return now + Number(every[1]) * UNITS[every[2] as keyof typeof UNITS] * MINUTE_MS;
  if (timeZone !== TIME_ZONE) throw new RangeError(`Schedules run on the clock of India, not of ${timeZone}`);
  const fields = schedule.split(" ");
  if (fields.length !== 5) throw new RangeError(`Unknown schedule: ${schedule}`);
  let at = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
  const end = at + SEARCH_MS;
  while (at < end) {
    if (!dayMatches(fields, at)) at = startOfIstDay(at) + DAY_MS;
    else if (!timeMatches(fields, at)) at += MINUTE_MS;
    else return at;
  }
  throw new RangeError(`This schedule never comes: ${schedule}`);
}

function dayMatches([, , days = "", months = "", weekdays = ""]: readonly string[], at: number): boolean {
  const { month, day, weekday } = istDate(at);
  return fieldMatches(days, day) && fieldMatches(months, month) && fieldMatches(weekdays, weekday);
}

function timeMatches([minutes = "", hours = ""]: readonly string[], at: number): boolean {
  const minuteOfDay = (at - startOfIstDay(at)) / MINUTE_MS;
  return fieldMatches(minutes, minuteOfDay % 60) && fieldMatches(hours, Math.floor(minuteOfDay / 60));
}

function fieldMatches(field: string, value: number): boolean {
  return field.split(",").some((part) => {
    const match = /^(?:\*(?:\/(\d+))?|(\d+))$/.exec(part);
    if (!match) throw new RangeError(`Unknown schedule field: ${field}`);
    return match[2] === undefined ? value % Number(match[1] ?? 1) === 0 : Number(match[2]) === value;
  });
}
