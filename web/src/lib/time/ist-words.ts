import { TIME_ZONE } from "@niyamdesk/domain/time/time";
import { LOCALE } from "#messages/language.ts";

/** Days and times of India in the words of the site's language; instants are epoch ms. */
const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, ...parts });

const time = format({ hour: "numeric", minute: "2-digit", hour12: true });
const day = format({ weekday: "long", day: "numeric", month: "long" });
const weekday = format({ weekday: "short" });
const date = format({ day: "numeric", month: "short" });
const fullDate = format({ day: "numeric", month: "short", year: "numeric" });

/** `10:30 am`, never broken over two lines. */
export const istTime = (instant: number): string => time.format(instant).replace(/\s/g, "\u00a0");
/** `Thursday, 3 December` */
export const istDayWords = (instant: number): string => day.format(instant);
/** `Thu` */
export const istWeekday = (instant: number): string => weekday.format(instant);
/** Hindi marks a shortened month with a sign that few fonts draw well. */
const withoutSign = (words: string): string => words.replaceAll("॰", "");

/** `3 Dec` */
export const istDayMonth = (instant: number): string => withoutSign(date.format(instant));
/** `3 Dec 2026` */
export const istFullDate = (instant: number): string => withoutSign(fullDate.format(instant));
