import { expect, test } from "vitest";
import { ageOf, lateOnes } from "./waiting.ts";

const at = (day: string) => Date.parse(`${day}T10:00:00+05:30`);
/** A Tuesday. */
const NOW = at("2026-12-01");
const waits = (applied: string, begun: string | null, status: "pending" | "under_review" | "approved") => ({
  ...{ appliedAt: at(applied), begunAt: begun === null ? null : at(begun), status },
});

test("[F-08] what waits says its day against the promise, weekends left out; what is late is listed oldest first", () => {
  const fresh = waits("2026-11-27", "2026-11-30", "under_review");
  const late = waits("2026-11-20", null, "pending");
  const later = waits("2026-11-16", "2026-11-19", "under_review");
  const done = waits("2026-10-01", null, "approved");
  expect(ageOf(fresh, NOW)).toEqual({ text: "day 1 of 5", late: false });
  expect(ageOf(late, NOW)).toEqual({ text: "day 7, late", late: true });
  expect(ageOf(done, NOW)).toBeNull();
  expect(lateOnes([fresh, late, done, later], NOW)).toEqual([later, late]);
});
