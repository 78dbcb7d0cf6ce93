import { expect, test } from "vitest";
import { isSelected, type Selection, selectedCount, toggled, toggledAll } from "./selection.ts";

const none: Selection = { kind: "some", ids: new Set() };

test("[Z-02] [N-31] rows are selected one by one, all that are shown, or all that match but some", () => {
  const page = toggledAll(toggled(none, "a"), ["a", "b", "c"]);
  expect(selectedCount(page, 412)).toBe(3);
  expect(toggledAll(page, ["a", "b", "c"])).toEqual(none);
  const all: Selection = { kind: "all", ids: new Set() };
  expect(selectedCount(all, 412)).toBe(412);
  const allButOne = toggled(all, "b");
  expect([selectedCount(allButOne, 412), isSelected(allButOne, "b"), isSelected(allButOne, "z")]).toEqual([
    411,
    false,
    true,
  ]);
  expect(toggledAll(allButOne, ["a", "b"])).toEqual(none);
});
