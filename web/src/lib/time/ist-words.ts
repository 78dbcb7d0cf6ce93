import { istDate, TIME_ZONE } from "@niyamdesk/domain/time/time";
import { LANGUAGE, LOCALE } from "#messages/language.ts";

/** Days and times of India in the words of the site's language; instants are epoch ms. */
const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, ...parts });

/** Hindi names the part of the day before the time, and writes months out: its short ones end in a sign that few fonts draw well. */
const isHindi = LANGUAGE === "hi";

const time = format({
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
  ...(isHindi ? { dayPeriod: "short" } : {}),
});
const day = format({ weekday: "long", day: "numeric", month: "long" });
const weekday = format({ weekday: "short" });
const date = format({ day: "numeric", month: "short" });
const dateInWords = format({ day: "numeric", month: isHindi ? "long" : "short" });
const fullDate = format({ day: "numeric", month: isHindi ? "long" : "short", year: "numeric" });

/** `10:30 am`, in Hindi `सुबह 10:30`; never broken over two lines. */
export const istTime = (instant: number): string => time.format(instant).replace(/\s/g, "\u00a0");
/** `Thursday, 3 December` */
export const istDayWords = (instant: number): string => day.format(instant);
/** `Thu` */
export const istWeekday = (instant: number): string => weekday.format(instant);
/** `2026` */
export const istYear = (instant: number): string => String(istDate(instant).year);
/** `3 Dec` */
export const istDayMonth = (instant: number): string => date.format(instant).replaceAll("॰", "");
/** `3 Dec, 6:45 pm`, of what lies within weeks */
export const istDayMonthTime = (instant: number): string => `${istDayMonth(instant)}, ${istTime(instant)}`;
/** `3 Dec`, in Hindi `3 दिसंबर` */
export const istDayInMonth = (instant: number): string => dateInWords.format(instant);
/** `3 Dec 2026`, in Hindi `3 दिसंबर 2026` */
export const istFullDate = (instant: number): string => fullDate.format(instant);
/** `3 Dec 2026, 6:45 pm`, in Hindi `3 दिसंबर 2026, शाम 6:45` */
export const istDateTime = (instant: number): string => `${istFullDate(instant)}, ${istTime(instant)}`;
