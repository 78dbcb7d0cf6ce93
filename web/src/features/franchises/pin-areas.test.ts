import { expect, test } from "vitest";
import { areasOfPins } from "./pin-areas.ts";

test("[F-09] a partner's PIN codes stand by their first digits, with how many each has", () => {
  expect(areasOfPins(["560010-560020", "560001", "562110"])).toEqual([
    { prefix: "560", ranges: ["560001", "560010-560020"], count: 12 },
    { prefix: "562", ranges: ["562110"], count: 1 },
  ]);
  expect(areasOfPins([])).toEqual([]);
});
