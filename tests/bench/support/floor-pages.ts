import { readFileSync } from "node:fs";

const STYLE =
  "body{font:17px/1.6 sans-serif;max-width:70rem;margin:auto;padding:1rem}ul{padding:0;list-style:none}li,section{margin-block:1rem}a,button{margin-right:1rem}";
/** What a hand-made page of the same content would not have: pictures, scripts, classes, and what is closed at first. */
const EXTRAS =
  /<svg\b[\s\S]*?<\/svg>|<script\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>| (?:class|style|id|data-[\w-]+|aria-[\w-]+|role)="[^"]*"/g;

/**
 * A page with the words, headings, links and fields of one of ours, and with nothing else: as fast as a page of this content
 * can be.
 *
 * @param file of the built site
 */
export function floorPage(file: string): string {
  const html = readFileSync(file, "utf8");
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
  const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1];
  if (body === undefined) throw new Error(`${file} has no body`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title}"><style>${STYLE}</style></head><body>${body.replace(EXTRAS, "")}</body></html>`;
}
