import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import type { Service } from "@niyamdesk/domain/services/service";
import { serviceTexts, textHash } from "@niyamdesk/domain/services/translation";
import type { Plugin } from "vite";
import { fallbacksIn, inSiteLanguage } from "./vite-catalogue-language.ts";

const ID = "virtual:catalogue-services";
const SERVICE_ID = /^virtual:catalogue-service\/(?<slug>.+)$/;

/**
 * The page of one service needs the built-in text of that service only: each becomes a file of its own, loaded by slug.
 * Taken from the catalogue itself, so that no list has to be kept beside it. In Hindi each brings the hashes of its English.
 */
export function catalogueServices(): Plugin {
  return inSiteLanguage("niyamdesk:catalogue-services", (hindi) => ({
    resolveId: (id) => (id === ID || SERVICE_ID.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${ID}`) return servicesModule(hindi());
      const slug = SERVICE_ID.exec(id.slice(1))?.groups?.slug;
      const service = CATALOGUE.find((entry) => entry.id === slug);
      return service && (hindi() ? hindiModule(service) : englishModule(service));
    },
  }));
}

function servicesModule(hindi: boolean): string {
  return [
    `export const LOADERS = { ${CATALOGUE.map(loader).join(", ")} };`,
    `export const FALLBACKS = ${JSON.stringify(fallbacksIn(hindi))};`,
  ].join("\n");
}

function loader({ id }: { id: string }): string {
  return `${JSON.stringify(id)}: () => import(${JSON.stringify(`virtual:catalogue-service/${id}`)})`;
}

function englishModule(service: Service): string {
  return `export const service = ${JSON.stringify(service)}; export const origin = [];`;
}

function hindiModule(service: Service): string {
  const origin = serviceTexts(service).map(textHash);
  return `export const service = ${JSON.stringify(inHindi(service))}; export const origin = ${JSON.stringify(origin)};`;
}
