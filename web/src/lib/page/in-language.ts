import { PATHS } from "@niyamdesk/domain/base/addresses";
import { PREFIX } from "#messages/language.ts";

/** The full address of a page in the language of the site; the router's own are without it. */
export function inLanguage(path: string): string {
  return path === PATHS.home ? PREFIX || path : `${PREFIX}${path}`;
}
