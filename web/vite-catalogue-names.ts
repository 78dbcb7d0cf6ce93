import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import { textHash } from "@niyamdesk/domain/services/translation";
import type { Plugin } from "vite";
import { fallbacksIn, inSiteLanguage } from "./vite-catalogue-language.ts";

const ID = "virtual:catalogue-names";

/**
 * Names of services and plans, and of the documents that they need, by the hash of their English. Orders and payments keep the names alone,
 * and a list of them should not fetch the text of every service.
 */
export function catalogueNames(): Plugin {
  return inSiteLanguage("niyamdesk:catalogue-names", (hindi) => ({
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const NAMES = ${JSON.stringify(namesIn(hindi()))};` : undefined,
  }));
}

function namesIn(hindi: boolean): Record<string, string> {
  return hindi ? { ...fallbacksIn(hindi), ...Object.fromEntries(CATALOGUE.flatMap(namesOf)) } : {};
}

function namesOf(service: (typeof CATALOGUE)[number]): [hash: string, hindi: string][] {
  const { name, plans, required_documents: documents } = inHindi(service);
  return [
    [textHash(service.name), name],
    ...service.plans.map((plan, place): [string, string] => [
      textHash(plan.name),
      plans[place]?.name ?? plan.name,
    ]),
    ...service.required_documents.map(({ label }, place): [string, string] => [
      textHash(label),
      documents[place]?.label ?? label,
    ]),
  ];
}
