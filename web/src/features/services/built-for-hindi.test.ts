import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import {
  resolveService,
  type Service,
  type ServiceSummary,
  summaryOf,
} from "@niyamdesk/domain/services/service";
import {
  type CardOrigin,
  serviceTexts,
  textHash,
  translatedService,
  translationOf,
} from "@niyamdesk/domain/services/translation";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogueServices } from "../../../vite-catalogue-services.ts";
import { catalogueSummaries } from "../../../vite-catalogue-summaries.ts";
import { findServices } from "./filter.ts";
import { type BuiltInCards, layOver } from "./lay-over.ts";

const ONE = "gst-registration";

interface Summaries {
  SUMMARIES: ServiceSummary[];
  ORIGINS: Record<string, CardOrigin>;
  FALLBACKS: Record<string, string>;
}

/** The modules as the site's build makes them under a condition. */
async function built(id: string, conditions: string[]): Promise<unknown> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions },
    plugins: [catalogueSummaries(), catalogueServices()],
    build: { write: false, minify: false, rolldownOptions: { input: id, preserveEntrySignatures: "strict" } },
  });
  if (Array.isArray(output) || !("output" in output)) throw new Error("One build was asked for");
  return import(`data:text/javascript,${encodeURIComponent(output.output[0].code)}`);
}

async function cardsOf(conditions: string[]): Promise<BuiltInCards> {
  const { SUMMARIES, ORIGINS, FALLBACKS } = (await built(
    "virtual:catalogue-summaries",
    conditions,
  )) as Summaries;
  return { cards: SUMMARIES, origins: ORIGINS, fallbacks: FALLBACKS };
}

describe("the list of the Hindi build", () => {
  let hindi: BuiltInCards;
  beforeAll(async () => {
    hindi = await cardsOf(["hindi"]);
  });

  it("[C-03] holds every service in Hindi, and none of the English texts", () => {
    const shown = ({ keywords: _, ...card }: ServiceSummary) => card;
    expect(hindi.cards.map(shown)).toEqual(CATALOGUE.map(inHindi).map(summaryOf).map(shown));
    for (const { summary } of CATALOGUE) expect(JSON.stringify(hindi)).not.toContain(summary);
  });

  it.each([
    ["gst", "gst-registration"],
    ["GST registration", "gst-registration"],
    ["itr", "itr-filing"],
    ["income tax return", "itr-filing"],
    ["trademark", "trademark"],
    ["e-tender", "etender-dsc"],
    ["bookkeeping", "bookkeeping"],
    ["food licence", "fssai"],
    ["ट्रेडमार्क रजिस्ट्रेशन", "trademark"],
    ["फ़ूड लाइसेंस", "fssai"],
    ["फूड लाइसेंस", "fssai"],
    ["कंपनी", "private-limited"],
    ["नोटिस", "tax-notice"],
  ])("[C-07] '%s' finds %s", (search, id) => {
    const found = (cards: readonly ServiceSummary[]) =>
      findServices(cards, { category: null, search, sort: "popular" }).map((card) => card.id);
    expect(found(hindi.cards)).toContain(id);
    expect(
      found(
        layOver(
          hindi,
          [...CATALOGUE].map((service) => ({ ...service })),
        ),
      ),
    ).toContain(id);
  });

  it("[C-07] Devanagari is searched by whole syllables, not by its bare consonants", () => {
    const found = findServices(hindi.cards, { category: null, search: "ट्रेडमर्क", sort: "popular" });
    expect(found).toEqual([]);
  });

  it("[C-03] a record's prices and changed texts stand over the Hindi", () => {
    const stored = CATALOGUE.find(({ id }) => id === ONE);
    const plans = stored?.plans.map((plan) => ({ ...plan, price: 1799 }));
    const [card] = layOver(hindi, [{ ...stored, id: ONE, summary: "GSTIN in a week.", plans }]);
    expect(card).toMatchObject({ name: "GST रजिस्ट्रेशन", summary: "GSTIN in a week.", amount: 1799 });
  });
});

describe("the page of a service", () => {
  it("[C-03] has its Hindi and knows its English by hashes only", async () => {
    const module = (await built(`virtual:catalogue-service/${ONE}`, ["hindi"])) as {
      service: Service;
      origin: string[];
    };
    const english = CATALOGUE.find(({ id }) => id === ONE);
    if (english === undefined) throw new Error("No such service");
    expect(module.service).toEqual(inHindi(english));
    expect(module.origin).toEqual(serviceTexts(english).map(textHash));
    const translation = translationOf(module.origin, serviceTexts(module.service), {});
    const record = resolveService(ONE, { ...english, name: "GSTIN" }, module.service);
    expect(record && translatedService(record, translation)).toEqual({ ...inHindi(english), name: "GSTIN" });
  });
});

it("[C-03] the English build carries no Hindi and nothing to translate", async () => {
  const { cards, origins, fallbacks } = await cardsOf([]);
  expect(cards.map(({ name }) => name)).toEqual(CATALOGUE.map(({ name }) => name));
  expect({ origins, fallbacks }).toEqual({ origins: {}, fallbacks: {} });
  expect(JSON.stringify(cards)).not.toMatch(/\p{Script=Devanagari}/u);
});
