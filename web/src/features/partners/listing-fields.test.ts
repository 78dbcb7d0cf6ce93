import { expect, it } from "vitest";
import { listingForm } from "./listing-fields.ts";

const TYPED = {
  ...{ name: "CA Neha Joshi", location: "Pune, Maharashtra", experience_years: " 9 " },
  ...{ bio: "GST and income tax for small firms.", specializations: "GST, Income Tax ,, TDS" },
  ...{ languages: "English\nमराठी", membership_number: " 123456 ", verified: true, active: true },
};

it("[Z-28] what is typed between commas becomes a list, years a number, and no number is none", () => {
  expect(listingForm.parse(TYPED)).toMatchObject({
    ...{ experience_years: 9, specializations: ["GST", "Income Tax", "TDS"] },
    ...{ languages: ["English", "मराठी"], membership_number: "123456" },
  });
  expect(
    listingForm.parse({ ...TYPED, membership_number: " ", verified: false }).membership_number,
  ).toBeNull();
});

it("[Z-28] a number that is not there was not looked up", () => {
  const { error } = listingForm.safeParse({ ...TYPED, membership_number: "" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["membership_number"]);
});

it.each([
  ["experience_years", "many"],
  ["experience_years", "71"],
  ["specializations", " , "],
  ["specializations", "GST, gst"],
  ["membership_number", "12345"],
])("[Z-28] %s is not %s", (field, typed) => {
  const { error } = listingForm.safeParse({ ...TYPED, [field]: typed });
  expect(error?.issues[0]?.path[0]).toBe(field);
});
