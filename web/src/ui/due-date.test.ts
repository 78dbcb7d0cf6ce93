import { expect, test } from "vitest";
import { dueWords } from "./due-date.tsx";

const at = (text: string) => Date.parse(`${text}+05:30`);
const NOW = at("2026-11-28T23:40:00");

test("[E-01] days until something is due are days in India, not spans of 24 hours", () => {
  expect(dueWords(at("2026-11-28T23:40:00"), NOW)).toEqual({ text: "today", late: false });
  // Late from the minute it was due, as its list counts it.
  expect(dueWords(at("2026-11-28T09:00:00"), NOW)).toEqual({ text: "late", late: true });
  expect(dueWords(at("2026-11-29T00:10:00"), NOW)).toEqual({ text: "tomorrow", late: false });
  expect(dueWords(at("2026-11-27T23:59:00"), NOW)).toEqual({ text: "1 day late", late: true });
  expect(dueWords(at("2026-11-20T10:00:00"), NOW)).toEqual({ text: "8 days late", late: true });
  expect(dueWords(at("2026-12-05T10:00:00"), NOW)).toEqual({ text: "in 7 days", late: false });
  expect(dueWords(at("2026-12-06T10:00:00"), NOW)).toEqual({ text: "", late: false });
});
