import { expect, it } from "vitest";
import { pricesIn } from "./written-prices.ts";

const found = (fields: object) => [{ found: { name: "services/iec", fields } }];
const plan = (price: object) => ({ mapValue: { fields: { id: { stringValue: "basic" }, price } } });

it("[SVC-07] the prices of a record are told in the order of its plans, and nothing where it says none", () => {
  const plans = [plan({ integerValue: "1499" }), plan({ doubleValue: 2999 })];
  expect(pricesIn(found({ plans: { arrayValue: { values: plans } } }))).toBe("1499 2999");
  expect(pricesIn(found({ amount: { integerValue: "999" } }))).toBe("999");
  expect(pricesIn(found({}))).toBe("");
  expect(pricesIn([{ missing: "services/iec", readTime: "2026-11-30T00:00:00Z" }])).toBe("");
  expect(pricesIn(null)).toBe("");
});
