import { expect, it } from "vitest";
import { changesBetween, MOST_CHANGES } from "./changes.ts";

const at = (ms: number) => ({ toMillis: () => ms });

it("[Z-02] only what is different is shown, with money, times and lists as they are read", () => {
  const before = {
    ...{ percent: 10, hours: { from: 10, to: 19 }, fee_paise: 150_000, since: at(Date.UTC(2026, 10, 30)) },
    ...{ days: [1, 2], note: "kept", open: true },
  };
  const after = {
    ...before,
    percent: 12,
    hours: { from: 11, to: 19 },
    fee_paise: 199_950,
    days: [],
    open: false,
  };
  expect(changesBetween(before, after)).toEqual([
    { field: "Percent", before: "10", after: "12" },
    { field: "Hours from", before: "10", after: "11" },
    { field: "Fee", before: "₹1,500", after: "₹1,999.50" },
    { field: "Days", before: "1, 2", after: "None" },
    { field: "Open", before: "Yes", after: "No" },
  ]);
});

it("[Z-02] without a before, all that came is told; without an after, all that went", () => {
  expect(changesBetween(null, { status: "held", reason: null })).toEqual([
    { field: "Status", before: null, after: "held" },
  ]);
  expect(changesBetween({ status: "asked" }, null)).toEqual([
    { field: "Status", before: "asked", after: null },
  ]);
  expect(changesBetween(null, null)).toEqual([]);
});

it("[Z-02] an instant that was noted as text is read in India's time", () => {
  const [starts, day] = changesBetween(null, { starts_at: "2026-11-30T20:07:17.133Z", from: "2026-12-01" });
  expect([starts?.after, day?.after]).toEqual(["1 Dec 2026, 1:37 am", "2026-12-01"]);
  const none = "2026-13-99T25:61:61Z";
  expect(changesBetween(null, { reason: none })[0]?.after, "what only looks like one").toBe(none);
});

it("[Z-02] however much there is, what is shown has an end", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field_${n}`, "x".repeat(5_000)]));
  const shown = changesBetween(null, many);
  expect(shown).toHaveLength(MOST_CHANGES);
  expect(shown[0]?.after?.length).toBeLessThan(310);
});
