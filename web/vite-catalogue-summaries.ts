import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import { type Service, type ServiceSummary, summaryOf } from "@niyamdesk/domain/services/service";
import { type CardOrigin, cardTexts, featuresHash, textHash } from "@niyamdesk/domain/services/translation";
import type { Plugin } from "vite";
import { furtherWords } from "./vite-catalogue-keywords.ts";
import { fallbacksIn, inSiteLanguage } from "./vite-catalogue-language.ts";

const ID = "virtual:catalogue-summaries";
const RESOLVED = `\0${ID}`;

/**
 * The list page needs a name, a price and three documents of each service, not every answer to every question: this
 * module holds just that, taken from the built-in catalogue when the site is built.
 */
export function catalogueSummaries(): Plugin {
  return inSiteLanguage("niyamdesk:catalogue-summaries", (hindi) => ({
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? summariesModule(hindi()) : undefined),
  }));
}

function summariesModule(hindi: boolean): string {
  const origins = hindi ? CATALOGUE.map((service) => [service.id, originOf(service)]) : [];
  return [
    `export const SUMMARIES = ${JSON.stringify(CATALOGUE.map(hindi ? hindiCard : englishCard))};`,
    `export const ORIGINS = ${JSON.stringify(Object.fromEntries(origins))};`,
    `export const FALLBACKS = ${JSON.stringify(fallbacksIn(hindi))};`,
  ].join("\n");
}

function englishCard(service: Service): ServiceSummary {
  const { name, summary, feature_list } = service;
  return { ...summaryOf(service), keywords: [furtherWords(`${name} ${summary}`, feature_list)] };
}

/** Found in both languages: first the English words of name and summary, then those of the features. */
function hindiCard(service: Service): ServiceSummary {
  const { name, summary, feature_list } = inHindi(service);
  const shown = `${name} ${summary}`;
  const named = furtherWords(shown, [service.name, service.summary]);
  const features = furtherWords(`${shown} ${named}`, [...feature_list, ...service.feature_list]);
  return { ...summaryOf(inHindi(service)), keywords: [named, features] };
}

function originOf(service: Service): CardOrigin {
  return {
    texts: cardTexts(summaryOf(service)).map(textHash),
    features: featuresHash(service.feature_list),
  };
}
