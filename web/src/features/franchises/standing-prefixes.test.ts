import { expect, it } from "vitest";
import { standingPrefixes } from "./standing-prefixes.ts";

const said = (...states: ("09" | "05" | "26")[]) => ({
  ...{ states, source: "India Post 12/2026", checked_on: "2026-11-30" },
});

it("[F-09] a State's first digits are the built-in ones with what an administrator said instead or besides", () => {
  const built = standingPrefixes("05", null);
  expect(built.find(({ prefix }) => prefix === "248")).toEqual({
    ...{ prefix: "248", states: ["05"], source: null, checked_on: null },
  });
  const now = standingPrefixes("05", {
    ...{ id: "all", version: 3, updated_at: { toMillis: () => 0 } },
    prefixes: { 248: said("09"), 249: said(), 999: said("05"), 396: said("26") },
  });
  expect(now).toHaveLength(built.length + 1);
  // Taken away: they stay in sight where they were.
  expect(now.find(({ prefix }) => prefix === "248")).toMatchObject({
    ...{ states: ["09"], source: "India Post 12/2026" },
  });
  expect(now.find(({ prefix }) => prefix === "249")).toMatchObject({ states: [] });
  expect(now.at(-1)).toMatchObject({ prefix: "999", states: ["05"] });
});
