import { expect, it } from "vitest";
import { changesBetween, MOST_CHANGES } from "./changes.ts";

const at = (ms: number) => ({ toMillis: () => ms });

it("[Z-02] only what is different is shown, with money, times and lists as they are read", () => {
  const before = {
    ...{ percent: 10, hours: { from: 600, to: 1140 }, fee_paise: 150_000, since: at(Date.UTC(2026, 10, 30)) },
    ...{ days: [1, 2], note: "kept", open: true, prices: { basic: 1_499 } },
  };
  const after = {
    ...before,
    percent: 12,
    hours: { from: 630, to: 1140 },
    fee_paise: 199_950,
    days: [],
    open: false,
    prices: { basic: 1_599 },
  };
  expect(changesBetween(before, after)).toEqual([
    { field: "Percent", before: "10%", after: "12%" },
    { field: "Hours · from", before: "10:00", after: "10:30" },
    { field: "Fee", before: "₹1,500", after: "₹1,999.50" },
    { field: "Days", before: "Mon, Tue", after: "None" },
    { field: "Open", before: "Yes", after: "No" },
    { field: "Prices · basic", before: "₹1,499", after: "₹1,599" },
  ]);
});

it("[Z-02] without a before, all that came is told; without an after, all that went", () => {
  expect(changesBetween(null, { status: "held", reason: null })).toEqual([
    { field: "Status", before: null, after: "Held" },
  ]);
  expect(changesBetween({ status: "asked" }, null)).toEqual([
    { field: "Status", before: "Asked", after: null },
  ]);
  expect(changesBetween(null, null)).toEqual([]);
});

it("[Z-02] roles and our own words are said as people say them, ids and what somebody wrote stay", () => {
  const [role, order, note] = changesBetween(
    { role: "telecaller" },
    { role: "tax_executive", order_id: "gst_return", title: "held" },
  );
  expect(role).toEqual({ field: "Role", before: "Telecaller", after: "Tax Executive" });
  expect([order?.after, note?.after]).toEqual(["gst_return", "held"]);
  const words = {
    ...{ yes: "हाँ", no: "नहीं", none: "कुछ नहीं", weekdays: [], fields: { role: "भूमिका" } },
    ...{ values: { ca: "CA" }, date: () => "दिन", dateTime: () => "समय" },
  };
  expect(changesBetween(null, { role: "ca", open: true, from: "2026-12-01" }, words)).toEqual([
    { field: "भूमिका", before: null, after: "CA" },
    { field: "Open", before: null, after: "हाँ" },
    { field: "From", before: null, after: "दिन" },
  ]);
});

it("[Z-02] of a list of versions only what is new is told, under its day", () => {
  const first = { from: "2015-01-01", state: 12, district: 10 };
  const next = { from: "2026-12-01", state: 12, district: 9.5 };
  expect(changesBetween({ rates: [first] }, { rates: [first, next] })).toEqual([
    { field: "Rates · 1 Dec 2026 · from", before: null, after: "1 Dec 2026" },
    { field: "Rates · 1 Dec 2026 · state", before: null, after: "12%" },
    { field: "Rates · 1 Dec 2026 · district", before: null, after: "9.5%" },
  ]);
});

it("[Z-02] an instant that was noted as text is read in India's time", () => {
  const [starts, day] = changesBetween(null, { starts_at: "2026-11-30T20:07:17.133Z", from: "2026-12-01" });
  expect([starts?.after, day?.after]).toEqual(["1 Dec 2026, 1:37 am", "1 Dec 2026"]);
  const none = "2026-13-99T25:61:61Z";
  expect(changesBetween(null, { reason: none })[0]?.after, "what only looks like one").toBe(none);
});

it("[Z-02] however much there is, what is shown has an end", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field_${n}`, "x".repeat(5_000)]));
  const shown = changesBetween(null, many);
  expect(shown).toHaveLength(MOST_CHANGES);
  expect(shown[0]?.after?.length).toBeLessThan(310);
});
