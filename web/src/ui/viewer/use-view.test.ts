import { expect, test } from "vitest";
import { actOfKey, type View, type ViewAct, viewAfter } from "./use-view.ts";

const after = (...acts: ViewAct[]) =>
  acts.reduce<View>((view, act) => viewAfter(view, act, 3), { page: 1, zoom: 1, turn: 0 });

test("[O-05] the viewer stays within the pages and within what can be read", () => {
  expect(after("previous").page).toBe(1);
  expect(after("next", "next", "next", "next").page).toBe(3);
  expect(after(...Array<ViewAct>(20).fill("larger")).zoom).toBe(5);
  expect(after(...Array<ViewAct>(20).fill("smaller")).zoom).toBe(0.5);
  expect(after("double", "double").zoom).toBe(1);
  expect(after("larger", "fit").zoom).toBe(1);
});

test("[O-05] four turns are none, and a turn stays from page to page", () => {
  expect(after("left").turn).toBe(270);
  expect(after("right", "right", "right", "right").turn).toBe(0);
  expect(after("right", "next")).toEqual({ page: 2, zoom: 1, turn: 90 });
});

test("[O-05] keys act alone only: the browser's own zoom stays the browser's", () => {
  const key = (name: string, held = {}) => ({
    key: name,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  });
  const acts = ["PageUp", "PageDown", "+", "-", "0", "[", "]", "a"].map((name) =>
    actOfKey(key(name) as KeyboardEvent),
  );
  expect(acts).toEqual(["previous", "next", "larger", "smaller", "fit", "left", "right", null]);
  expect(actOfKey(key("0", { ctrlKey: true }) as KeyboardEvent)).toBeNull();
});
