import { PRODUCT } from "@niyamdesk/domain/base/product";
import { calendarContent, calendarText, calendarUtc } from "@niyamdesk/domain/time/icalendar";

interface CalendarEntry {
  /** The same as in the mail's calendar file, so that a calendar shows one appointment and not two. */
  uid: string;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  title: string;
  url: string;
}

/** The address of a calendar file (RFC 5545) that holds one appointment; times are UTC, which every calendar understands. */
export function calendarAddress({ uid, startsAt, endsAt, title, url }: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT}//consultations//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${calendarUtc(Date.now())}`,
    `DTSTART:${calendarUtc(startsAt)}`,
    `DTEND:${calendarUtc(endsAt)}`,
    `SUMMARY:${calendarText(title)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarContent(lines))}`;
}
