import { expect, test } from "vitest";
import { mayBeReused } from "./reuse.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");
const daysAgo = (days: number) => NOW - days * 86_400_000;

test("[O-05] what stays the same is offered again, a photo for a year, what is of a period never", () => {
  expect(mayBeReused({ slot: "pan", sentAt: daysAgo(900) }, NOW)).toBe(true);
  expect(mayBeReused({ slot: "photo", sentAt: daysAgo(364) }, NOW)).toBe(true);
  expect(mayBeReused({ slot: "photo", sentAt: daysAgo(366) }, NOW)).toBe(false);
  for (const slot of ["bank-statements", "rent-agreement", "asked_1f2e_1", "constructor"]) {
    expect(mayBeReused({ slot, sentAt: NOW }, NOW), slot).toBe(false);
  }
});
