import { describe, expect, it } from "vitest";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { gstRegistration } from "./catalogue/gst-registration.ts";
import { inHindi } from "./catalogue/hi/in-hindi.ts";
import { FALLBACKS } from "./catalogue/hi/parts.ts";
import { resolveService, resolveSummary, type Service, type ServiceSummary, summaryOf } from "./service.ts";
import {
  type CardOrigin,
  cardTexts,
  featuresHash,
  serviceTexts,
  textHash,
  translatedCard,
  translatedService,
  translationOf,
} from "./translation.ts";

const fallbacks = Object.fromEntries(
  Object.entries(FALLBACKS).map(([text, hindi]) => [textHash(text), hindi]),
);
const hindi = inHindi(gstRegistration);

function shown(record: Record<string, unknown>, english: Service = gstRegistration): Service | null {
  const builtIn = inHindi(english);
  const translation = translationOf(serviceTexts(english).map(textHash), serviceTexts(builtIn), fallbacks);
  const service = resolveService(english.id, record, builtIn);
  return service && translatedService(service, translation);
}

function cardShown(record: Record<string, unknown>): ServiceSummary | null {
  const english = summaryOf(gstRegistration);
  const builtIn = { ...summaryOf(hindi), keywords: ["gst registration", "rule 9a नियम"] };
  const origin: CardOrigin = {
    texts: cardTexts(english).map(textHash),
    features: featuresHash(gstRegistration.feature_list),
  };
  const card = resolveSummary(gstRegistration.id, record, builtIn);
  return card && translatedCard(card, builtIn, origin, fallbacks);
}

describe("a stored English record in Hindi", () => {
  it.each(CATALOGUE)(
    "[C-03] a record that still is the built-in $id shows its Hindi throughout",
    (english) => {
      expect(shown({ ...english }, english)).toEqual(inHindi(english));
    },
  );

  it("[C-03] a changed text shows as stored, the others in Hindi", () => {
    const faqs = gstRegistration.faqs.with(1, {
      question: "Can my home be it?",
      answer: "Yes, with consent.",
    });
    const service = shown({ ...gstRegistration, summary: "GSTIN in a week.", faqs });
    expect(service).toEqual({
      ...hindi,
      summary: "GSTIN in a week.",
      faqs: hindi.faqs.with(1, { question: "Can my home be it?", answer: "Yes, with consent." }),
    });
  });

  it("[C-03] even one letter, a figure or a space is a change", () => {
    for (const eligibility of [
      gstRegistration.eligibility.replace("₹40 lakh", "₹60 lakh"),
      gstRegistration.eligibility.replace("Turnover", "turnover"),
      gstRegistration.eligibility.replace(" for ", "  for "),
    ]) {
      expect(shown({ ...gstRegistration, eligibility })?.eligibility).toBe(eligibility);
    }
  });

  it("[C-06] prices, flags and fees are always the record's", () => {
    const plans = gstRegistration.plans.map((plan) => ({ ...plan, price: 1799 }));
    const service = shown({ plans, popular: false, government_fee: { amount: 250, note: "Set in May." } });
    expect(service).toMatchObject({
      amount: 1799,
      popular: false,
      government_fee: { amount: 250, note: "Set in May." },
      plans: [{ ...hindi.plans[0], price: 1799 }],
    });
  });

  it("[C-03] a part that moved, or one beside new ones, is still known", () => {
    const [first, ...others] = gstRegistration.required_documents;
    const form = { id: "form", label: "A new form", required: true };
    const labels = shown({ required_documents: [form, ...others, first] })?.required_documents.map(
      ({ label }) => label,
    );
    const [firstHindi, ...othersHindi] = hindi.required_documents.map(({ label }) => label);
    expect(labels).toEqual(["A new form", ...othersHindi, firstHindi]);
  });

  it("[C-06] what a new service falls back to is in Hindi, its own texts as stored", () => {
    const record = { name: "Valuation", description: "Of shares.", amount: 4000 };
    const service = resolveService("valuation", record, null);
    expect(service && translatedService(service, translationOf([], [], fallbacks))).toMatchObject({
      name: "Valuation",
      turnaround: "7-10 कार्य दिवस",
      plans: [{ name: "सामान्य", description: "Of shares.", price: 4000, turnaround: "5-7 कार्य दिवस" }],
    });
  });
});

describe("the card of a stored English record in Hindi", () => {
  it("[C-03] says what the whole service says", () => {
    for (const record of [
      { ...gstRegistration },
      {},
      { ...gstRegistration, name: "GSTIN", turnaround: "2 days" },
    ]) {
      const { keywords: _, ...card } = summaryOf(shown(record) ?? hindi);
      expect(cardShown(record)).toMatchObject(card);
    }
  });

  it("[C-07] is found in both languages while its features are the built-in ones", () => {
    const { feature_list } = gstRegistration;
    for (const stored of [undefined, feature_list, JSON.stringify(feature_list)]) {
      expect(cardShown({ feature_list: stored })?.keywords).toEqual(["gst registration", "rule 9a नियम"]);
    }
  });

  it("[C-07] is found by its own features and the built-in name once they were changed", () => {
    expect(cardShown({ feature_list: ["Filed today"] })?.keywords).toEqual([
      "gst registration",
      "Filed today",
    ]);
  });
});

it("[C-03] no two English texts of the catalogue share a hash", () => {
  const texts = new Set(CATALOGUE.flatMap(serviceTexts));
  expect(new Set([...texts].map(textHash)).size).toBe(texts.size);
});

it("[C-03] where the site speaks English nothing is known, and everything stays", () => {
  const none = translationOf([], serviceTexts(gstRegistration), {});
  expect(translatedService(gstRegistration, none)).toEqual(gstRegistration);
  const card = summaryOf(gstRegistration);
  expect(translatedCard(card, card, undefined, {})).toEqual(card);
});
