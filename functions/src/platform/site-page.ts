import type { Language } from "@niyamdesk/domain/base/languages";
import { siteAddress } from "./params.ts";

/** Full address of a page as its reader reads it: English stands at the root, each other language under its own name. */
export function sitePage(path: string, language: Language): string {
  return `${siteAddress()}${language === "en" ? "" : `/${language}`}${path}`;
}
