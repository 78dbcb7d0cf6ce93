import { PRODUCT } from "@niyamdesk/domain/product";

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
    `DTSTAMP:${utc(Date.now())}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${title.replace(/[\\;,]/g, "\\$&").replace(/\s+/g, " ")}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join("\r\n"))}`;
}

/** `20261203T050000Z` */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** No line is longer than 75 bytes; a longer one goes on after a line break and a space. */
function folded(line: string): string {
  const rows: string[] = [""];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      rows.push("");
      bytes = 0;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join("\r\n ");
}
