import { expect, it } from "vitest";
import { MAIL_MAX_ATTEMPTS, mailBackoff } from "./mail.ts";

const HOUR = 3_600_000;

it("[Y-07] a mail is tried again after 30 seconds, then twice as long each time, up to 4 hours", () => {
  expect([0, 1, 2, 3].map(mailBackoff)).toEqual([30_000, 30_000, 60_000, 120_000]);
  expect([9, 10, 24, 1000].map(mailBackoff)).toEqual([7_680_000, 4 * HOUR, 4 * HOUR, 4 * HOUR]);
});

it("[Y-07] a mail server may be dead for two days before a mail is given up", () => {
  const waits = Array.from({ length: MAIL_MAX_ATTEMPTS - 1 }, (_, attempt) => mailBackoff(attempt + 1));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(48 * HOUR);
  expect(total).toBeLessThan(72 * HOUR);
});
