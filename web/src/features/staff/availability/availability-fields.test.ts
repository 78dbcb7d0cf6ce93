import { USUAL_AVAILABILITY } from "@niyamdesk/domain/staff/availability";
import { expect, it } from "vitest";
import { availabilityForm, typedOf } from "./availability-fields.ts";
import { readAvailability } from "./read-availability.ts";

const typed = typedOf(USUAL_AVAILABILITY, ["iec", "trademark"]);
const parsed = (changes: object) => availabilityForm.safeParse({ ...typed, ...changes });

it("[FRM-12] [E-02] what is left blank is no limit and no absence, never nought", () => {
  expect(parsed({}).data).toEqual(USUAL_AVAILABILITY);
  expect(parsed({ capacity: "  " }).data?.capacity).toBeNull();
  expect(parsed({ capacity: "40" }).data?.capacity).toBe(40);
  for (const capacity of ["0", "e", "1e2", "-3", "501", "4.5"]) {
    expect(parsed({ capacity }).success, capacity).toBe(false);
  }
});

it("[E-02] kinds of work and days away are kept as they were chosen", () => {
  const chosen = parsed({
    kinds: "some",
    services: { iec: true, trademark: false },
    from: "2026-12-01",
    until: "2026-12-05",
  }).data;
  expect(chosen).toMatchObject({ services: ["iec"], away: { from: "2026-12-01", until: "2026-12-05" } });
  expect(chosen && typedOf(chosen, ["iec", "trademark"]).services).toEqual({ iec: true, trademark: false });
  expect(readAvailability({ availability: chosen })).toEqual(chosen);
  expect(readAvailability({ availability: "odd" })).toEqual(USUAL_AVAILABILITY);
  expect(parsed({ kinds: "some" }).success).toBe(false);
  expect(parsed({ from: "2026-12-05" }).success).toBe(false);
  expect(parsed({ from: "2026-12-05", until: "2026-12-01" }).success).toBe(false);
});
