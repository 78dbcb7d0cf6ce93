import { expect, test } from "vitest";
import { cameBy } from "./came-by.ts";

const NOW = Date.parse("2026-11-30T14:40:00+05:30");

test("[T-03] [T-08] only who left a number for it is said to have asked for a call", () => {
  const said = (source: string) => cameBy({ source, at: NOW - 7 * 60_000 }, NOW);
  expect(said("Call-me form")).toBe("Asked for a call 7 min ago");
  expect(said("Contact form")).toBe("Wrote to us 7 min ago");
  expect(said("Checkout")).toBe("Left the checkout 7 min ago");
  expect(said("Stall at the Pune trade fair, 12 Nov")).toBe(
    "Agreed to be called: Stall at the Pune trade fair, 12 Nov",
  );
});
