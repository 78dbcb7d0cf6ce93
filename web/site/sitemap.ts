import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "./languages.ts";
import { siteOrigin } from "./site-origin.ts";

/** Writes sitemap.xml, each page with its other languages, and robots.txt that names it. */
export function writeSitemap(folder: string, paths: Readonly<Record<Language, readonly string[]>>): void {
  const origin = siteOrigin();
  const addressOf = (language: Language, page: string) => {
    const { prefix } = LANGUAGES[language];
    return `${origin}${page === "/" ? prefix || "/" : `${prefix}${page}`}`;
  };
  const entries = LANGUAGE_CODES.flatMap((language) =>
    paths[language].map((page) => {
      const others = LANGUAGE_CODES.filter((other) => paths[other].includes(page)).map((other) =>
        alternate(LANGUAGES[other].tag, addressOf(other, page)),
      );
      return [
        "  <url>",
        `    <loc>${addressOf(language, page)}</loc>`,
        ...others,
        alternate("x-default", addressOf("en", page)),
        "  </url>",
      ].join("\n");
    }),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  writeFileSync(path.join(folder, "sitemap.xml"), xml);
  // What must not be listed says so itself: a page that may not be fetched cannot.
  writeFileSync(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
}

function alternate(language: string, address: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
