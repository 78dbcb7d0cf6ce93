import { FALLBACKS } from "@niyamdesk/domain/services/catalogue/hi/parts";
import { textHash } from "@niyamdesk/domain/services/translation";
import type { Plugin } from "vite";

/** The plugin of a module whose text depends on the language: the site is built for Hindi under the condition `hindi`. */
export function inSiteLanguage(
  name: string,
  plugin: (hindi: () => boolean) => Pick<Plugin, "resolveId" | "load">,
): Plugin {
  let hindi = false;
  return {
    name,
    configResolved: (config) => {
      hindi = config.resolve.conditions.includes("hindi");
    },
    ...plugin(() => hindi),
  };
}

/** Translations of what any stored service falls back to, by hash; none where the site speaks English. */
export function fallbacksIn(hindi: boolean): Record<string, string> {
  return hindi
    ? Object.fromEntries(Object.entries(FALLBACKS).map(([english, text]) => [textHash(english), text]))
    : {};
}
