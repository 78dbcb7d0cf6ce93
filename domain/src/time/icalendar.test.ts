import { describe, expect, it } from "vitest";
import { calendarContent, calendarIst, calendarParameter, calendarText, calendarUtc } from "./icalendar.ts";

const octets = (line: string) => new TextEncoder().encode(line).length;
const rows = (line: string) => calendarContent([line]).slice(0, -2).split("\r\n");

describe("the lines of a calendar file", () => {
  it("[D-02] every line ends with CRLF, the last one too", () => {
    expect(calendarContent(["BEGIN:VCALENDAR", "END:VCALENDAR"])).toBe(
      "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    );
  });

  it("[D-02] 75 octets stay one line, the 76th goes on after a space, and the line that follows counts it", () => {
    expect(rows("x".repeat(75))).toEqual(["x".repeat(75)]);
    expect(rows("x".repeat(76))).toEqual(["x".repeat(75), " x"]);
    expect(rows("x".repeat(150)).map(octets)).toEqual([75, 75, 2]);
  });

  it("[D-02] Devanagari is folded by octets, three a character, and none is torn", () => {
    // 25 characters fill a line; a line that goes on has room for 24, since its space is one octet.
    expect(rows("क".repeat(50))).toEqual(["क".repeat(25), ` ${"क".repeat(24)}`, " क"]);
    const line = `SUMMARY:${"राव के साथ परामर्श ".repeat(9)}${"😀".repeat(30)}`;
    for (const row of rows(line)) {
      expect(octets(row)).toBeLessThanOrEqual(75);
      expect(row.isWellFormed()).toBe(true);
    }
    expect(calendarContent([line]).replaceAll("\r\n ", "")).toBe(`${line}\r\n`);
  });
});

describe("the values of a calendar file", () => {
  it("[D-02] marks with a meaning are escaped, line breaks of every kind written out", () => {
    expect(calendarText("Rao, Shah; C\\D: 5")).toBe("Rao\\, Shah\\; C\\\\D: 5");
    expect(calendarText("one\r\ntwo\nthree\rfour")).toBe("one\\ntwo\\nthree\\nfour");
    expect(calendarText("a\tb\u0007c")).toBe("a b c");
  });

  it("[FRM-15] a name does not leave its quotes nor its line", () => {
    expect(calendarParameter('A; "B"\r\nATTENDEE:x')).toBe('"A; BATTENDEE:x"');
  });

  it("[D-02] an instant is written in UTC and on the clock of India, on either side of midnight", () => {
    const late = Date.parse("2026-12-31T23:59:59+05:30");
    expect(calendarUtc(late)).toBe("20261231T182959Z");
    expect(calendarIst(late)).toBe("20261231T235959");
    expect(calendarIst(late + 1000)).toBe("20270101T000000");
  });
});
