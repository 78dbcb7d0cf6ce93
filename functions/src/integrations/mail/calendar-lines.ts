import { istDay } from "@niyamdesk/domain/time";

/** How iCalendar writes lines, texts and times (RFC 5545, 3.1 to 3.3). */

const LINE_OCTETS = 75;

/** A line ended as the format asks, folded where it is longer than 75 octets, never within a character. */
export function contentLine(line: string): string {
  const rows = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return `${rows.join("\r\n")}\r\n`;
}

/** A text value. */
export function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** A parameter's value, in quotes; what cannot stand within them is left out. */
export function parameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, "")}"`;
}

/** `20261128T050000Z` */
export function utcTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** `20261128T103000`, the time in India. */
export function localTime(instant: number): string {
  const minutes = new Date(instant + 330 * 60_000).toISOString().slice(11, 19);
  return `${istDay(instant)}T${minutes}`.replace(/[-:]/g, "");
}
