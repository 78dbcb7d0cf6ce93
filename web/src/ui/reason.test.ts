import { expect, it } from "vitest";
import { reasonForm } from "./reason.ts";

const choices = [
  ["left", "Has left"],
  ["other", "Something else"],
] as const;

/** What is wrong, by field. */
function faults(form: ReturnType<typeof reasonForm>, typed: { kind: string; words: string }) {
  const read = form.safeParse(typed);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join("."));
}

it("a list that must be answered takes a choice of it and nothing else", () => {
  const form = reasonForm({ label: "Why", choices, required: true, limit: 20 });
  expect(faults(form, { kind: "", words: "typed and typed" })).toEqual(["kind"]);
  expect(faults(form, { kind: "made up", words: "" })).toEqual(["kind"]);
  expect(form.parse({ kind: "left", words: "  " })).toEqual({ kind: "left", words: undefined });
});

it("a choice that says nothing by itself asks for words", () => {
  const form = reasonForm({ label: "Why", choices, wordsFor: ["other"], required: true, limit: 20 });
  expect(faults(form, { kind: "other", words: " \n " })).toEqual(["words"]);
  expect(form.parse({ kind: "other", words: " Moved abroad " })).toEqual({
    kind: "other",
    words: "Moved abroad",
  });
  expect(faults(form, { kind: "left", words: "" })).toEqual([]);
});

it("a box alone is empty only where nothing is required, and keeps to its limit", () => {
  const free = reasonForm({ label: "Why", limit: 20 });
  expect(free.parse({ kind: "", words: "" })).toEqual({ kind: null, words: undefined });
  expect(faults(free, { kind: "", words: "x".repeat(21) })).toEqual(["words"]);
  const required = reasonForm({ label: "Why", required: true, limit: 20 });
  expect(faults(required, { kind: "", words: "" })).toEqual(["words"]);
});
