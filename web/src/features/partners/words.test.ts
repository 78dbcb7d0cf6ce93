import { expect, it } from "vitest";
import { initialOf, ratingWords } from "./words.ts";

it("[D-01] an avatar shows the first letter of the name, not of the title", () => {
  expect(["CA Kavita Rao", "ca. farah khan", "Caroline Shah", "CA अनुराधा", "CA किरण"].map(initialOf)).toEqual(
    ["K", "F", "C", "अ", "कि"],
  );
});

it("[D-01] a rating has one decimal", () => {
  expect([4, 4.25, 4.96].map(ratingWords)).toEqual(["4.0", "4.3", "5.0"]);
});
