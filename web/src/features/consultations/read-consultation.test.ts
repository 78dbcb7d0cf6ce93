import { expect, it } from "vitest";
import { isAhead, readConsultation } from "./read-consultation.ts";

const at = (ms: number) => ({ toMillis: () => ms });
const START = Date.UTC(2026, 11, 3, 5, 0);
const MINUTE_MS = 60_000;

it("[D-02] a consultation is ahead until its half hour is over, and not once it is cancelled", () => {
  const booked = readConsultation("c", { starts_at: at(START), status: "booked" });
  expect(booked?.endsAt).toBe(START + 30 * MINUTE_MS);
  expect(booked && isAhead(booked, START + 29 * MINUTE_MS)).toBe(true);
  expect(booked && isAhead(booked, START + 30 * MINUTE_MS)).toBe(false);
  const off = readConsultation("c", { starts_at: at(START), status: "cancelled", cancelled_by: "ca" });
  expect(off && isAhead(off, 0)).toBe(false);
  expect(off?.cancelledBy).toBe("ca");
});

it("[D-02] one without a time is left out; an unknown state counts as booked", () => {
  expect(readConsultation("c", { status: "booked" })).toBeNull();
  expect(readConsultation("c", { starts_at: at(START), status: "?" })?.status).toBe("booked");
});
