import { expect, it } from "vitest";
import { cutSummary } from "./cut-summary.ts";

it("[C-02] a summary of 120 characters stands as it is, a longer one is cut there", () => {
  expect(cutSummary("a".repeat(120))).toBe("a".repeat(120));
  expect(cutSummary("a".repeat(121))).toBe(`${"a".repeat(120)}…`);
  expect(cutSummary(`${"a".repeat(119)} tail`)).toBe(`${"a".repeat(119)}…`);
});

it("[C-02] a character of two halves is never cut in the middle", () => {
  expect(cutSummary("🧾".repeat(121))).toBe(`${"🧾".repeat(120)}…`);
});
