/**
 * Days, weeks, months, deadlines and financial years are those of Asia/Kolkata (UTC+5:30, no daylight saving),
 * whatever the zone of the browser or server. Instants are epoch milliseconds (UTC).
 */
const IST_OFFSET_MS = 330 * 60_000;
const DAY_MS = 86_400_000;
export const TIME_ZONE = "Asia/Kolkata";

export interface IstDate {
  year: number;
  /** 1-12 */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** The calendar day in India of an instant. */
export function istDate(instant: number): IstDate {
  const shifted = new Date(instant + IST_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
  };
}

/** Midnight in India at the start of the instant's day. */
export function startOfIstDay(instant: number): number {
  return Math.floor((instant + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS;
}

/** Midnight in India of the Sunday that begins the instant's week. */
export function startOfIstWeek(instant: number): number {
  return startOfIstDay(instant) - istDate(instant).weekday * DAY_MS;
}

/** Midnight in India of the first of the instant's month. */
export function startOfIstMonth(instant: number): number {
  return startOfIstDay(instant) - (istDate(instant).day - 1) * DAY_MS;
}

/** Start of the day before. */
export function startOfIstYesterday(instant: number): number {
  return startOfIstDay(instant) - DAY_MS;
}

/** Financial year (1 April to 31 March) of an instant, as `26-27`. */
export function financialYear(instant: number): string {
  const { year, month } = istDate(instant);
  const first = month >= 4 ? year : year - 1;
  return `${pad(first % 100)}-${pad((first + 1) % 100)}`;
}

/** The year of an instant and those before it, the newest first, with their first and last days. */
export function recentFinancialYears(
  instant: number,
  years: number,
): { name: string; from: string; until: string }[] {
  const { year, month } = istDate(instant);
  const current = month >= 4 ? year : year - 1;
  return Array.from({ length: years }, (_, back) => {
    const first = current - back;
    return {
      name: `${first}-${pad((first + 1) % 100)}`,
      from: `${first}-04-01`,
      until: `${first + 1}-03-31`,
    };
  });
}

/** `2026-11-27`, the day in India. */
export function istDay(instant: number): string {
  const { year, month, day } = istDate(instant);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Whether it is a day such as `2026-11-27`. */
export function isIstDayName(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && istDay(startOfIstDayNamed(text)) === text;
}

/** Midnight in India at the start of a day such as `2026-11-27`; NaN for what is none. */
export function startOfIstDayNamed(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - IST_OFFSET_MS;
}

const dateFormat = new Intl.DateTimeFormat("en-IN", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const dateTimeFormat = new Intl.DateTimeFormat("en-IN", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

const hindiDateFormat = new Intl.DateTimeFormat("hi-IN", {
  timeZone: TIME_ZONE,
  day: "numeric",
  month: "long",
  year: "numeric",
  numberingSystem: "latn",
});

/** `27 Nov 2026` in India. */
export function formatDate(instant: number): string {
  return dateFormat.format(instant);
}

/** `27 नवंबर 2026` in India. */
export function formatDateInHindi(instant: number): string {
  return hindiDateFormat.format(instant);
}

/** `27 Nov 2026, 6:45 pm` in India. */
export function formatDateTime(instant: number): string {
  return dateTimeFormat.format(instant);
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
