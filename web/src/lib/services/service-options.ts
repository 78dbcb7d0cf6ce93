import { LOCALE } from "#messages/language.ts";
import { shownName } from "#messages/stored-names.ts";

/** Services to choose from: chosen is the name as records keep it, which is in English; shown is the site's language. */
export function serviceOptions(
  names: readonly string[],
  shown: (stored: string) => string = shownName,
): (readonly [stored: string, label: string])[] {
  return [...new Set(names)]
    .map((name) => [name, shown(name)] as const)
    .sort(([, one], [, next]) => one.localeCompare(next, LOCALE));
}
