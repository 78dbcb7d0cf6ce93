import { expect, it } from "vitest";
import { isOpen, outcomesOf } from "./outcomes.ts";

const START = Date.UTC(2026, 11, 3, 5, 0);
const HOUR_MS = 3_600_000;
const booked = { status: "booked", startsAt: START, markedAt: null, reviewed: false } as const;
const held = { ...booked, status: "completed", markedAt: START + HOUR_MS } as const;

it("[D-02] a CA is asked about a consultation from its start on, however long ago that was", () => {
  expect(isOpen(booked, START - 1)).toBe(false);
  expect(outcomesOf(booked, START)).toEqual(["completed", "no_show"]);
  expect(isOpen(booked, START + 1000 * HOUR_MS)).toBe(true);
  expect(isOpen({ ...booked, status: "cancelled" }, START)).toBe(false);
});

it("[D-02] what was said stands open for a correction of a day, until there is a review", () => {
  expect(isOpen(held, START + 25 * HOUR_MS - 1)).toBe(true);
  expect(isOpen(held, START + 25 * HOUR_MS)).toBe(false);
  expect(isOpen({ ...held, reviewed: true }, START + HOUR_MS)).toBe(false);
  expect(outcomesOf({ ...booked, reviewed: true }, START)).toEqual(["completed"]);
});
