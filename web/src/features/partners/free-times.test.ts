import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import { expect, it } from "vitest";
import { freeDays, freeSlot } from "./free-times.ts";

function partner(hours: unknown): CaPartner {
  const read = readPartner("kavita", {
    name: "CA Kavita Rao",
    user_id: "ca",
    active: true,
    consultation_hours: hours,
  });
  if (read === null) throw new Error("The partner has a name");
  return read;
}

/** Saturday, 28 November 2026, 9:00 in India. */
const NOW = Date.UTC(2026, 10, 28, 3, 30);
const HOURS = { days: [1], periods: [{ from: "11:00", to: "13:00" }] };

it("[D-02] times stand by days of India, morning and afternoon apart, taken ones left out", () => {
  const days = freeDays(partner(HOURS), new Set(["20261130T1130"]), NOW);
  expect(days.map(({ id }) => id)).toEqual(["2026-11-30", "2026-12-07"]);
  expect(days[0]?.morning.map(({ id }) => id)).toEqual(["20261130T1100"]);
  expect(days[0]?.afternoon.map(({ id }) => id)).toEqual(["20261130T1200", "20261130T1230"]);
});

it("[D-02] a day on which everything is taken is not offered, and no taken time can be opened by its address", () => {
  const taken = new Set(["20261130T1100", "20261130T1130", "20261130T1200", "20261130T1230"]);
  const days = freeDays(partner(HOURS), taken, NOW);
  expect(days.map(({ id }) => id)).toEqual(["2026-12-07"]);
  expect(freeSlot(days, "20261130T1100")).toBeNull();
  expect(freeSlot(days, "20261207T1100")?.startsAt).toBe(Date.UTC(2026, 11, 7, 5, 30));
  expect(freeSlot(days, null)).toBeNull();
});
