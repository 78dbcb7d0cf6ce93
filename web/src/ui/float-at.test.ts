import { expect, test } from "vitest";
import { placeOf } from "./float-at.ts";

const WINDOW = { width: 1280, height: 800 };
const at = (top: number, right = 1200) => ({ top, bottom: top + 36, right });
const panel = (height: number) => ({ width: 240, height });

test("a menu opens below its button, above where there is no room, and stays within the window", () => {
  const place = (top: number, height: number, right?: number) =>
    placeOf({ opener: at(top, right), panel: panel(height), window: WINDOW });
  expect(place(100, 400)).toEqual({ isAbove: false, left: 960, from: 142, maxHeight: 650 });
  // The last row of a list.
  expect(place(740, 400)).toEqual({ isAbove: true, left: 960, from: 66, maxHeight: 726 });
  // Nowhere is enough: the larger side, with what does not fit scrolled to.
  expect(place(300, 900)).toMatchObject({ isAbove: false, maxHeight: 450 });
  expect(place(500, 900)).toMatchObject({ isAbove: true, maxHeight: 486 });
  expect(place(100, 100, 60)).toMatchObject({ left: 8 });
  expect(place(100, 100, 1300)).toMatchObject({ left: 1032 });
});
