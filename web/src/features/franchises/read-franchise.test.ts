import { expect, test } from "vitest";
import { readCommission, totalsOf } from "./read-franchise.ts";

test("[F-10] commissions are added up by where they stand; one that does not say is left out", () => {
  const read = ["accrued", "paid", "paid", "reversed", "odd"].map((status, place) =>
    readCommission(String(place), { status, amount_paise: 100 + place }),
  );
  expect(read[4]).toBeNull();
  expect(totalsOf(read.filter((entry) => entry !== null))).toEqual({
    accrued: 100,
    payable: 0,
    paid: 203,
    reversed: 103,
  });
});
