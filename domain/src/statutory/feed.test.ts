import { expect, test } from "vitest";
import { datesOfClient } from "./client-dates.ts";
import { NO_FACTS } from "./facts.ts";
import { calendarFeed } from "./feed.ts";
import { standingDates } from "./statutory-date.ts";

const NOW = Date.UTC(2026, 11, 1, 6);
const dates = datesOfClient({
  whom: { ...NO_FACTS, kind: "llp", gst: "quarterly", audit: true, state_code: "27", turnover: "upto_2cr" },
  dates: standingDates([
    {
      ...{
        id: "llp_8",
        paused: false,
        day: null,
        law: "LLP Act",
        source: "mca",
        source_url: null,
        checked_on: "2026-11-30",
      },
      ...{ version: 1, updated_at: { toMillis: () => 0 } },
      extensions: [
        {
          period: "2025-26",
          day: "2026-12-30",
          order: "Circular 9/2026; clause 2, part 1",
          source_url: "https://mca.gov.in",
          checked_on: "2026-11-30",
        },
      ],
    },
  ]),
  bought: [],
  today: "2026-12-01",
});

/** A calendar read back as programs read it: lines unfolded, values unescaped. */
function read(content: string): Record<string, string>[] {
  const lines = content.replace(/\r\n[ \t]/g, "").split("\r\n");
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events.push({});
    const [, name = "", value = ""] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    const last = events.at(-1);
    if (last) last[name] = value.replace(/\\n/g, "\n").replace(/\\([\\;,])/g, "$1");
  }
  return events;
}

test("[CAL-06] the calendar of a client, read back: every date once, whole days, no alarm, lines of 75 octets", () => {
  for (const language of ["en", "hi"] as const) {
    const skipped = dates[0]?.key ?? "";
    const feed = calendarFeed(
      { id: "u", dates, marks: { [skipped]: "not_mine" }, language },
      "https://niyamdesk.example",
      NOW,
    );
    const events = read(feed);
    expect(events.map((event) => [event.SUMMARY, event.DTSTART])).toEqual(
      dates.slice(1).map(({ title, day }) => [title[language], day.replaceAll("-", "")]),
    );
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
    expect(feed).not.toContain("VALARM");
    for (const line of feed.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(feed.endsWith("END:VCALENDAR\r\n")).toBe(true);
  }
});

test("[CAL-06] an extended date is on its new day with the legal one beside it; what is done says so", () => {
  const feed = calendarFeed(
    { id: "u", dates, marks: { "llp_8_2025-26": "done" }, language: "en" },
    "https://niyamdesk.example",
    NOW,
  );
  expect(read(feed).find(({ UID }) => UID?.startsWith("llp_8_2025-26"))).toMatchObject({
    ...{ SUMMARY: "✓ LLP form 8 for 2025-26", DTSTART: "20261230", DTEND: "20261231" },
    DESCRIPTION: "Taken care of\nBy law 2026-10-30; extended by Circular 9/2026; clause 2, part 1.",
    URL: "https://niyamdesk.example/user/calendar",
  });
});
