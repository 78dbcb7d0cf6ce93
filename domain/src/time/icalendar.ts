import { PRODUCT } from "../base/product.ts";
import { istDay, startOfIstDay } from "./time.ts";

/** How iCalendar (RFC 5545) writes lines, texts and times: what every calendar file of ours is made of. */

const LINE_OCTETS = 75;

/**
 * A calendar file's content with one event.
 *
 * @param zone of times that are not UTC
 * @param event the lines of the event; values are escaped already
 */
export function calendarFile({
  method,
  zone = [],
  event,
}: {
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  zone?: readonly string[];
  event: readonly string[];
}): string {
  return calendarContent([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${PRODUCT}//Consultations//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...zone,
    "BEGIN:VEVENT",
    `DTSTAMP:${calendarUtc(Date.now())}`,
    ...event,
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/**
 * A calendar file's content from its lines: each ends with CRLF, and one that is longer than 75 octets of UTF-8 goes on in
 * the next after a space, never within a character (RFC 5545, 3.1).
 *
 * @param lines content lines without their ends; values are escaped already
 */
export function calendarContent(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows = [""];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return rows.join("\r\n");
}

/** A property's value of the type TEXT (RFC 5545, 3.3.11): marks and line breaks escaped, other control characters blanks. */
export function calendarText(value: string): string {
  return value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A parameter's value in quotes (RFC 5545, 3.2); what cannot stand within them is left out. */
export function calendarParameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, "")}"`;
}

/**
 * `20261128T050000Z` (RFC 5545, 3.3.5, form 2).
 *
 * @param instant epoch ms
 */
export function calendarUtc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/**
 * `20261128T103000`, the time in India, for a property with a TZID (RFC 5545, 3.3.5, form 3).
 *
 * @param instant epoch ms
 */
export function calendarIst(instant: number): string {
  const clock = new Date(instant - startOfIstDay(instant)).toISOString().slice(11, 19);
  return `${istDay(instant)}T${clock}`.replace(/[-:]/g, "");
}
