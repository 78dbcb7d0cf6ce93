import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Service } from "../../service.ts";
import { serviceTexts } from "../../translation.ts";
import { CATALOGUE } from "../catalogue.ts";
import { gstRegistration } from "../gst-registration.ts";
import { trademark } from "../trademark.ts";
import { inHindi } from "./in-hindi.ts";

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Names and abbreviations that Hindi writes in Latin, besides those in capitals only. */
const LATIN = new Set([
  "NiyamDesk",
  "SPICe+",
  "FiLLiP",
  "AGILE-PRO-S",
  "Udyam",
  "GeM",
  "Nice",
  "Class",
  "One",
  "Person",
  "Company",
  "eKYC",
  "e-Jagriti",
  "e-Daakhil",
]);

/** English and Hindi of what a number counts, or of the month whose day it is. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^lakh|^लाख/, "lakh"],
  [/^crore|^करोड़/, "crore"],
  [/^working days?|^कार्य दिवस/, "working days"],
  [/^days?|^दिन/, "days"],
  [/^months?|^महीने/, "months"],
  [/^January|^जनवरी/, "January"],
  [/^March|^मार्च/, "March"],
  [/^April|^अप्रैल/, "April"],
  [/^May|^मई/, "May"],
  [/^June|^जून/, "June"],
  [/^July|^जुलाई/, "July"],
  [/^August|^अगस्त/, "August"],
  [/^September|^सितंबर/, "September"],
  [/^October|^अक्टूबर/, "October"],
  [/^November|^नवंबर/, "November"],
  [/^December|^दिसंबर/, "December"],
];

describe.each(CATALOGUE.map((service): [string, Service] => [service.id, service]))("%s", (_id, english) => {
  const hindi = inHindi(english);
  const pairs = serviceTexts(english).map((text, index) => [text, serviceTexts(hindi)[index] ?? ""] as const);

  it("[C-03] is the same service: nothing but texts differs", () => {
    expect(withoutTexts(hindi)).toEqual(withoutTexts(english));
    expect(serviceTexts(hindi)).toHaveLength(pairs.length);
  });

  it("[C-03] states every number, sum, form, rule and date of the English, and no other", () => {
    for (const [text, translated] of pairs) expect(facts(translated), translated).toEqual(facts(text));
  });

  it("[C-03] is written in Hindi; Latin are only names, abbreviations and forms", () => {
    for (const [, translated] of pairs) {
      expect(translated).toMatch(DEVANAGARI);
      expect(translated.trim()).toBe(translated);
      expect(translated, "digits are Latin").not.toMatch(/[०-९]/);
      const words = translated.match(/[A-Za-z][A-Za-z0-9+-]*/g) ?? [];
      expect(words.filter((word) => !LATIN.has(word) && !/^[A-Z0-9-]+$/.test(word) && word !== "h")).toEqual(
        [],
      );
    }
  });

  it("[C-03] says the same English in the same Hindi, so that a stored text has one translation", () => {
    const said = new Map<string, string>();
    for (const [text, translated] of pairs) {
      expect(said.get(text) ?? translated).toBe(translated);
      said.set(text, translated);
    }
  });

  it("[C-02] keeps the manner of the English: whole summaries, 'अगर …' for a condition, questions that ask", () => {
    expect(Array.from(hindi.summary).length).toBeLessThanOrEqual(120);
    for (const [text, translated] of pairs) {
      expect(/[।?]$/.test(translated), translated).toBe(/[.?]$/.test(text));
    }
    for (const { condition } of hindi.required_documents) if (condition) expect(condition).toMatch(/^अगर /);
    for (const { question } of hindi.faqs) expect(question).toMatch(/[?।]$/);
  });

  it("[C-06] asks for nothing but the masked Aadhaar", () => {
    for (const { label } of hindi.required_documents) {
      if (label.includes("आधार")) expect(label).toMatch(/मास्क्ड आधार|आधार ई-साइन/);
    }
  });
});

describe("a text that does not fit", () => {
  const [first, ...others] = gstRegistration.required_documents;

  it.each<[string, Partial<Service>]>([
    ["an unknown service", { id: "valuation" }],
    ["a feature too many", { feature_list: gstRegistration.feature_list.slice(1) }],
    ["a question without a text", { faqs: [...gstRegistration.faqs, { question: "Why?", answer: "So." }] }],
    ["a document too many", { required_documents: others }],
    [
      "a document without a text",
      { required_documents: [...others, { id: "new", label: "New", required: true }] },
    ],
    [
      "a condition without a text",
      { required_documents: [{ ...(first ?? needed), condition: "If" }, ...others] },
    ],
    ["a plan without a text", { plans: gstRegistration.plans.map((plan) => ({ ...plan, id: "other" })) }],
    ["a fee without a note", { government_fee: trademark.government_fee }],
  ])("[C-03] stops the build: %s", (_case, change) => {
    expect(() => inHindi({ ...gstRegistration, ...change })).toThrow(/gst-registration|valuation/);
  });
});

it("[C-03] prices are never part of a text: they are those of the service given", () => {
  const plans = gstRegistration.plans.map((plan) => ({ ...plan, price: 1799 }));
  expect(inHindi({ ...gstRegistration, plans, amount: 1799 })).toMatchObject({
    amount: 1799,
    plans: [{ price: 1799 }],
  });
});

it("[C-04] every service has its own file of Hindi, named by its id", () => {
  const files = readdirSync(new URL("./", import.meta.url));
  for (const { id } of CATALOGUE) expect(files).toContain(`${id}.ts`);
});

const needed = { id: "pan", label: "PAN", required: true };

function withoutTexts(service: Service): unknown {
  const kept = ["id", "category", "icon", "sac"];
  return JSON.parse(JSON.stringify(service), (key, value: unknown) =>
    typeof value === "string" && !kept.includes(key) ? "text" : value,
  );
}

/** Numbers with what makes them a fact: currency, form or section letters, unit or month; as a sorted list. */
function facts(text: string): string[] {
  const plain = text.replace(/(\d)(?:st|nd|rd|th)\b/g, "$1");
  const found = plain.matchAll(/₹?(?:\b[A-Z][A-Za-z]*-)?\d+(?:[.,]\d+)*[A-Z]*(?:\([a-z0-9]+\))?%?/g);
  return [...found]
    .map((match) => `${match[0]} ${unitOf(plain.slice(match.index + match[0].length))}`)
    .sort();
}

/** '3 days' and '3-day' are both of days. */
function unitOf(rest: string): string {
  return UNITS.find(([words]) => words.test(rest.replace(/^[ -]/, "")))?.[1] ?? "";
}
