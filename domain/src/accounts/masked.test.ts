import { expect, it } from "vitest";
import { maskedEmail, phoneEnd } from "./masked.ts";

it("[A-08] a masked address is known to its owner only, however short", () => {
  expect(maskedEmail("asha.rao@example.in")).toBe("as•••@example.in");
  expect(maskedEmail("as@example.in")).toBe("a•••@example.in");
  expect(maskedEmail("a@example.in")).toBe("•••@example.in");
});

it("[A-07] a number is named by its end", () => {
  expect(phoneEnd("+919876543210")).toBe("3210");
});
