import { expect, it } from "vitest";
import { watchLoaders } from "./stuck-loaders.ts";

it("[SX-04] a loader counts as stuck once the same one has stood for 30 seconds", () => {
  const look = watchLoaders();
  const [page, panel] = [{}, {}];
  expect(look([page], 0)).toBe(false);
  expect(look([page, panel], 29_999)).toBe(false);
  expect(look([page, panel], 30_000)).toBe(true);
  expect(look([panel], 30_000)).toBe(false);
  expect(look([], 90_000)).toBe(false);
  expect(look([{}], 90_000)).toBe(false);
});
