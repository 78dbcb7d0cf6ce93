import * as fc from "fast-check";
import { Timestamp } from "firebase/firestore";
import { expect, test } from "vitest";
import { comparePlaces } from "./places.ts";

const at = (value: unknown, id = "x") => ({ values: [value], id });

test("[AX-07] places are compared as the database orders them: kinds apart, times to the nanosecond, texts by their bytes", () => {
  const ordered = [
    null,
    false,
    true,
    -5,
    3,
    new Timestamp(10, 1_000),
    new Timestamp(10, 2_000),
    "",
    "Zoya",
    "asha",
    "आशा",
    "\uff5e",
    "😀",
  ];
  for (const [index, value] of ordered.entries()) {
    for (const [other, later] of ordered.entries()) {
      expect(Math.sign(comparePlaces(at(value), at(later), ["asc"]))).toBe(Math.sign(index - other));
    }
  }
});

test("[AX-07] among equal values the id decides, the same way round as the values", () => {
  expect(comparePlaces(at(1, "a"), at(1, "b"), ["asc"])).toBeLessThan(0);
  expect(comparePlaces(at(1, "a"), at(1, "b"), ["desc"])).toBeGreaterThan(0);
  expect(comparePlaces(at(1, "a"), at(1, "a"), ["desc"])).toBe(0);
});

test("[AX-07] texts come in the order of their UTF-8 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      const bytes = Buffer.compare(Buffer.from(one), Buffer.from(other));
      expect(Math.sign(comparePlaces(at(one), at(other), ["asc"]))).toBe(Math.sign(bytes));
    }),
  );
});
