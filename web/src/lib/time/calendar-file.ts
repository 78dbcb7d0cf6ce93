import { calendarFile, calendarText, calendarUtc } from "@niyamdesk/domain/time/icalendar";

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
  const event = [
    `UID:${uid}`,
    `DTSTART:${calendarUtc(startsAt)}`,
    `DTEND:${calendarUtc(endsAt)}`,
    `SUMMARY:${calendarText(title)}`,
    `URL:${url}`,
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile({ method: "PUBLISH", event }))}`;
}
