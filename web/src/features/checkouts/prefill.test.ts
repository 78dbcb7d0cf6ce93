import { expect, test } from "vitest";
import { windowPrefill } from "./prefill.ts";

const known = { name: "Asha Rao", email: "asha@example.com" };

test.each([
  ["098765 43210", "+919876543210"],
  ["+91 98765-43210", "+919876543210"],
  ["+1 415 555 2671", "+14155552671"],
])("[RZP-17] the window gets %s as %s", (contact, sent) => {
  expect(windowPrefill({ ...known, contact })).toEqual({ ...known, contact: sent });
});

test.each(["", "  ", "null", "undefined", "12345"])(
  "[RZP-17] an unusable number (%j) is left out",
  (contact) => {
    expect(windowPrefill({ ...known, contact })).toEqual(known);
  },
);

test("[RZP-17] an empty name or email is left out, never sent as ''", () => {
  expect(windowPrefill({ name: " ", email: "", contact: "+919876543210" })).toEqual({
    contact: "+919876543210",
  });
});
