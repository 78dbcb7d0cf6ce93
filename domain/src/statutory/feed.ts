import { PATHS } from "../base/addresses.ts";
import type { Language } from "../base/languages.ts";
import { PRODUCT } from "../base/product.ts";
import { calendarContent, calendarText, calendarUtc } from "../time/icalendar.ts";
import { TIME_ZONE } from "../time/time.ts";
import type { ClientCalendar } from "./client-calendar.ts";
import type { ClientDate } from "./client-dates.ts";
import { addDays } from "./day.ts";

const WORDS: Record<Language, { name: string; legal: (day: string, by: string) => string; done: string }> = {
  en: {
    name: "Compliance dates",
    legal: (day, by) => `By law ${day}; extended by ${by}.`,
    done: "Taken care of",
  },
  hi: {
    name: "कंप्लायंस की तारीख़ें",
    legal: (day, by) => `क़ानून में ${day}; ${by} से बढ़ी।`,
    done: "हो गया",
  },
};

type Fed = Pick<ClientCalendar, "id" | "dates" | "marks" | "language">;

/**
 * A calendar to subscribe to (RFC 5545): whole days, which are the same day in any zone, without alarms; what was marked 'not for me' is
 * left out.
 *
 * @param site address of the site, without a slash at its end
 * @param now epoch ms
 */
export function calendarFeed({ dates, marks, language }: Fed, site: string, now: number): string {
  const words = WORDS[language];
  return calendarContent([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${PRODUCT}//Compliance dates//EN`, "CALSCALE:GREGORIAN"],
    ...["METHOD:PUBLISH", `NAME:${calendarText(words.name)}`, `X-WR-CALNAME:${calendarText(words.name)}`],
    ...[`X-WR-TIMEZONE:${TIME_ZONE}`, "REFRESH-INTERVAL;VALUE=DURATION:PT12H", "X-PUBLISHED-TTL:PT12H"],
    ...dates
      .filter(({ key }) => marks[key] !== "not_mine")
      .flatMap((date) => event(date, { isDone: isDone(date, marks), language, site, now })),
    "END:VCALENDAR",
  ]);
}

const isDone = (date: ClientDate, marks: Fed["marks"]) =>
  marks[date.key] === "done" || date.order?.done === true;

interface Context {
  isDone: boolean;
  language: Language;
  site: string;
  now: number;
}

function event(date: ClientDate, { isDone: done, language, site, now }: Context): string[] {
  const words = WORDS[language];
  const compact = (day: string) => day.replaceAll("-", "");
  const notes = [
    ...(done ? [words.done] : []),
    ...(date.extended_by === null ? [] : [words.legal(date.legal_day, date.extended_by)]),
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${date.key}@${new URL(site).hostname}`,
    `DTSTAMP:${calendarUtc(now)}`,
    `DTSTART;VALUE=DATE:${compact(date.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date.day, 1))}`,
    `SUMMARY:${calendarText(`${done ? "✓ " : ""}${date.title[language]}`)}`,
    ...(notes.length === 0 ? [] : [`DESCRIPTION:${calendarText(notes.join("\n"))}`]),
    `URL:${site}${language === "hi" ? "/hi" : ""}${PATHS.user.calendar}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}
