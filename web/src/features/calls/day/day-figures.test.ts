import { emptyDay, type TelecallerDay, withCall } from "@niyamdesk/domain/calls/call-day";
import { expect, it } from "vitest";
import { dayFigures, signed } from "./day-figures.ts";
import { readDay } from "./read-day.ts";

const NAMES = { today: "2026-12-01", yesterday: "2026-11-30", minute: 680 };
const day = (name: string, minutes: readonly number[]): TelecallerDay =>
  minutes.reduce(
    (kept, minute) =>
      withCall(kept, {
        ...{ id: `${name}-${minute}`, lead_id: `l${minute}`, minute },
        ...{ status: "connected", disposition: null, seconds: 60 },
      }),
    emptyDay("asha", Date.parse(`${name}T12:00:00+05:30`)),
  );

it("[T-01] today's figures stand beside yesterday's at the same time of day", () => {
  const { today, yesterday } = dayFigures(
    [day("2026-12-01", [600, 610, 679]), day("2026-11-30", [600, 679, 680, 900])],
    NAMES,
  );
  expect(today.calls).toBe(3);
  expect(yesterday?.calls).toBe(2);
});

it("[T-01] a day off says nothing: no change is claimed, never an endless one", () => {
  expect(dayFigures([day("2026-12-01", [600])], NAMES).yesterday).toBeNull();
  expect(dayFigures([], NAMES)).toMatchObject({ today: { calls: 0 }, yesterday: null });
  // Somebody called later that day: so far, nothing.
  expect(dayFigures([day("2026-11-30", [900])], NAMES).yesterday?.calls).toBe(0);
});

it("a difference is written with its sign", () => {
  expect([3, -1, 0].map(signed)).toEqual(["+3", "−1", "±0"]);
});

it("[T-01] a record that is half broken still counts what it has", () => {
  const read = readDay("x", {
    day: "2026-12-01",
    calls: [
      { id: "a", lead_id: "l", minute: 5, status: "connected", seconds: 4 },
      "rubbish",
      { status: "?" },
    ],
    results: [{ lead_id: "l", minute: 5, result: "converted" }, { result: "?" }],
  });
  expect(read).toMatchObject({
    calls: [
      { id: "a", disposition: null, seconds: 4 },
      { id: "", status: "failed" },
    ],
    results: [{ lead_id: "l", result: "converted" }],
  });
  expect(readDay("x", {})).toBeNull();
});
