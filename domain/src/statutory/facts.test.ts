import { expect, test } from "vitest";
import { alsoOffered } from "./facts.ts";

test("[CAL-03] how much professional tax it was is asked in Maharashtra alone, and where the State is not known", () => {
  const isAsked = (state_code: string | null) =>
    alsoOffered("company", "monthly", state_code).includes("prof_tax_large");
  expect([isAsked("27"), isAsked(null), isAsked("29"), isAsked("07")]).toEqual([true, true, false, false]);
  expect(alsoOffered("llp", "none", "29")).toContain("prof_tax");
});
