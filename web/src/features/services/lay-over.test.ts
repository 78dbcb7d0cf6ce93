import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { summaryOf } from "@niyamdesk/domain/services/service";
import { expect, it } from "vitest";
import { layOver } from "./lay-over.ts";

const BUILT_IN = CATALOGUE.map(summaryOf);
const ENGLISH = { cards: BUILT_IN, origins: {}, fallbacks: {} };

it("[C-03] the built-in catalogue serves before the read, after a failed one and when nothing is stored", () => {
  expect(layOver(ENGLISH, null)).toBe(BUILT_IN);
  expect(layOver(ENGLISH, [])).toBe(BUILT_IN);
});

it("[C-03] records that say nothing of their own change nothing, not even the order", () => {
  const records = BUILT_IN.map(({ id }) => ({ id })).toSorted((a, b) => a.id.localeCompare(b.id));
  expect(layOver(ENGLISH, records)).toEqual(BUILT_IN);
});

it("[C-03] what a record says is shown, the rest is filled", () => {
  const plans = [{ id: "new-registration", name: "New registration", price: 1799 }];
  const [card] = layOver(ENGLISH, [{ id: "gst-registration", name: "GSTIN", plans }]);
  expect(card).toMatchObject({ name: "GSTIN", amount: 1799, category: "tax", documents_total: 10 });
});

it("[C-03] withdrawn services go, further ones come after the built-in, unsellable ones never show", () => {
  const shown = layOver(ENGLISH, [
    { id: "zeta", name: "Zeta", amount: 100 },
    { id: "alpha", name: "Alpha", amount: 200 },
    { id: "no-price", name: "No price" },
    { id: "llp", active: false },
    { id: "iec" },
  ]);
  expect(shown.map(({ id }) => id)).toEqual(["iec", "alpha", "zeta"]);
});

it("[SVC-01] services stand where an administrator put them", () => {
  const records = BUILT_IN.map(({ id }, place) => ({ id, place: BUILT_IN.length - place }));
  expect(layOver(ENGLISH, records)).toEqual(BUILT_IN.toReversed());
});
