import { describe, expect, it } from "vitest";
import { isWriting, seenLength, tidyLines } from "./writing.ts";

describe("what people write", () => {
  it.each(["two\nlines\tand a tab", "\u0915\u094d\u200d\u0937 राम ₹500 😀", "क्ष्म्य"])(
    "[P-03] %j reads as it is",
    (text) => {
      expect(isWriting(text)).toBe(true);
    },
  );

  it.each([
    "a\ud800b",
    "\udc00",
    "a\u0000b",
    "a\u0085b",
    "a\u007fb",
    "\u202eread backwards",
    "\u2066set apart",
    `x${"\u0301".repeat(20)}`,
  ])("[P-03] %j does not", (text) => {
    expect(isWriting(text)).toBe(false);
  });

  it("[P-03] only what is seen counts", () => {
    for (const unseen of ["\u200b", "\u2060", "\ufeff", "\u00ad", "\u3164", "\u2800", " ", "\u180e"]) {
      expect([unseen, seenLength(unseen.repeat(30))]).toEqual([unseen, 0]);
    }
    expect(seenLength("a    b")).toBe(3);
    expect(seenLength("😀".repeat(10))).toBe(10);
  });

  it("[P-03] lines end alike wherever they were typed", () => {
    expect(tidyLines("  a\r\nb\rc \n")).toBe("a\nb\nc");
  });
});
