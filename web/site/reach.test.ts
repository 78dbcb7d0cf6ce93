import { expect, it } from "vitest";
import { builtReach, REACH_OF_BUILD } from "../vite-built-reach.ts";
import { versionsIn } from "./reach.ts";

it("[P-04] a build reads the versions of a record as Firestore's REST interface tells them", () => {
  const fields = { from: { stringValue: "2026-12-01" }, officer: { stringValue: "Meera Iyer" } };
  const answer = { fields: { versions: { arrayValue: { values: [{ mapValue: { fields } }] } } } };
  expect(versionsIn(answer)).toEqual([{ from: "2026-12-01", officer: "Meera Iyer" }]);
  expect(versionsIn(null)).toEqual([]);
});

it("[P-04] what is set then stands in the site that is built, and what is built in where nothing is", () => {
  const { transform } = builtReach() as unknown as { transform(code: string, id: string): string | null };
  const code = "export const SUPPORT: Reach = { ...BUILT_IN_REACH };";
  const id = "/x/domain/src/base/product.ts";
  expect(transform(code, id)).toBe(null);
  process.env[REACH_OF_BUILD] = JSON.stringify({ phoneLabel: "1800 999 888" });
  try {
    expect(transform(code, id)).toContain("1800 999 888");
    expect(() => transform("nothing", id)).toThrow(/not where the build looks/);
  } finally {
    delete process.env[REACH_OF_BUILD];
  }
});
