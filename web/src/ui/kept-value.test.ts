import { expect, it } from "vitest";
import { begun, followed, type Kept, refused, saved, sent, touched } from "./kept-value.ts";

const at = (kept: Kept<string>) => [kept.value, kept.version, kept.form, kept.phase];
const typing = () => touched(begun("theirs", 1));

it("[Z-26] a form follows colleagues until somebody types, and then stays as it began", () => {
  expect(at(followed(begun("a", 1), "b", 2))).toEqual(["b", 2, 1, "untouched"]);
  const kept = typing();
  expect(followed(kept, "b", 2)).toBe(kept);
});

it("[Z-26] what is typed on while it is saved stays, and is saved over what came of that save", () => {
  // The save's own version comes before its answer, or after it.
  const before = saved(followed(touched(sent(typing())), "mine", 2));
  expect(at(before)).toEqual(["mine", 2, 0, "touched"]);
  const after = saved(touched(sent(typing())));
  expect(at(followed(after, "mine", 2))).toEqual(["mine", 2, 0, "touched"]);
});

it("[Z-26] a colleague's save that comes right after is none of one's own", () => {
  const kept = saved(followed(followed(touched(sent(typing())), "mine", 2), "a colleague's", 3));
  expect(at(kept)).toEqual(["mine", 2, 0, "touched"]);
  // So theirs is told of, and not overwritten.
  expect(at(followed(kept, "a colleague's", 3))).toEqual(["mine", 2, 0, "touched"]);
});

it("[Z-26] a save that was refused for a colleague's leaves the form as it began", () => {
  const kept = refused(followed(touched(sent(typing())), "a colleague's", 2));
  expect(at(kept)).toEqual(["theirs", 1, 0, "touched"]);
});

it("[Z-26] a form that was saved and left alone follows again", () => {
  expect(at(followed(saved(sent(typing())), "mine", 2))).toEqual(["mine", 2, 1, "untouched"]);
});
