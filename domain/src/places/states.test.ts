import { expect, it } from "vitest";
import { isStateCode, STATES, stateName } from "./states.ts";

it("[Y-02] 36 States and union territories and 'Other Territory' can be the place of supply", () => {
  expect(STATES).toHaveLength(37);
  expect(new Set(STATES.map(([code]) => code)).size).toBe(37);
  expect(new Set(STATES.map(([, name]) => name)).size).toBe(37);
});

it.each(["25", "28", "96", "99", "00", "7", "", "MH"])(
  "[Y-02] '%s' cannot be chosen as place of supply",
  (code) => {
    expect(isStateCode(code)).toBe(false);
  },
);

it("[Y-02] a code is shown by its name, an unknown one as it is", () => {
  expect(stateName("37")).toBe("Andhra Pradesh");
  expect(stateName("28")).toBe("28");
});
