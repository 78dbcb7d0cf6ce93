import { expect, test } from "vitest";
import { openings, textsIn } from "./plain-xml.ts";

test("[N-17] how a word is read is no part of it, and what stands twice stays", () => {
  expect(textsIn("<t>タ</t><rPh><t>タ</t></rPh><t> &amp; Co</t>")).toBe("タ & Co");
});

test("[N-17] what begins a hundred thousand times and never ends is read once", () => {
  expect(textsIn(`<t>before</t>${"<rPh ".repeat(100_000)}`)).toBe("before");
  expect(openings("<c ".repeat(100_000), "c")).toEqual([]);
});
