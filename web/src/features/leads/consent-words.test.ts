import { expect, test } from "vitest";
import { leads as hindi } from "../../messages/hi/workspaces/leads.ts";
import { consentWords } from "./consent-words.ts";

test("where somebody agreed is said in the words of the language, and a list's own words as they were typed", () => {
  const ours = ["Call-me form", "Contact form", "Checkout"];
  expect(ours.map(consentWords)).toEqual(ours);
  expect(ours.map((source) => hindi.consentSources[source])).toEqual([
    "कॉल का अनुरोध",
    "संपर्क फ़ॉर्म",
    "भुगतान का पेज",
  ]);
  for (const typed of ["Stall at the Pune trade fair", "constructor"])
    expect(consentWords(typed)).toBe(typed);
});
