import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "./languages.ts";
import type { ShareText } from "./share-image.ts";

/** What the other steps of a build take from the application. */
interface Written {
  /** Paths that search engines should list, without the language's prefix. */
  indexed: string[];
  shareTexts: ShareText[];
  /** Of the whole site, in one sentence. */
  description: string;
}

/** What `src/prerender.tsx` offers. */
interface Renderer {
  writtenPages(): { path: string; indexed: boolean }[];
  writePage(path: string): Promise<{ head: string; body: string }>;
  shareTexts(): ShareText[];
  description: string;
}

interface Chunk {
  file: string;
  imports?: string[];
}

const HEAD = /<!--page-head-->[\s\S]*<!--\/page-head-->/;
const ROOT = /<div id="root">[\s\S]*?<\/div>(?=\s*<\/body>)/;
const NO_INDEX = '<meta name="robots" content="noindex" />';

/**
 * Writes every public page of a language into its folder, `app.html` for all that is not public, and `page.html` for public
 * records that are not known yet.
 *
 * @param renderer the module that `src/prerender.tsx` was built to
 */
export async function writePages(language: Language, folder: string, renderer: string): Promise<Written> {
  const { prefix } = LANGUAGES[language];
  const template = withLinks(readFileSync(path.join(folder, "index.html"), "utf8"), prefix);
  if (!HEAD.test(template) || !ROOT.test(template)) throw new Error("The template has no place for a page");
  writeFileSync(path.join(folder, "app.html"), shell(template, folder, prefix, NO_INDEX));
  writeFileSync(path.join(folder, "page.html"), shell(template, folder, prefix, ""));
  const { writePage, writtenPages, shareTexts, description } = (await import(
    pathToFileURL(renderer).href
  )) as Renderer;
  const pages = writtenPages();
  for (const page of pages) {
    const { head, body } = await writePage(page.path);
    const own = page.path === "/" ? prefix || "/" : `${prefix}${page.path}`;
    const html = template
      .replace(HEAD, () => `<!--page-head-->${head}<!--/page-head-->`)
      .replace(ROOT, () => `<div id="root" data-page="${own}">${body}</div>`);
    const file = path.join(folder, page.path === "/" ? "index.html" : `${page.path}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const indexed = pages.filter((page) => page.indexed).map((page) => page.path);
  return { indexed, shareTexts: shareTexts(), description };
}

/** Nothing stands in it yet, so the application is fetched at once, all of it in one go. */
function shell(template: string, folder: string, prefix: string, robots: string): string {
  const chunks = JSON.parse(readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const further of chunk.imports ?? []) add(further);
  };
  add("src/main.tsx");
  const preloads = [...files].map(
    (file) => `<link rel="modulepreload" crossorigin href="${prefix}/${file}">`,
  );
  return template
    .replace(
      HEAD,
      () => `<!--page-head--><title data-head="">NiyamDesk</title>\n    ${robots}<!--/page-head-->`,
    )
    .replace("</head>", () => `  ${preloads.join("\n    ")}\n  </head>`);
}

/** With what a browser needs to install the site, and what it needs where it runs no script. */
function withLinks(template: string, prefix: string): string {
  const links = [
    `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<noscript><link rel="stylesheet" href="/noscript.css"></noscript>',
  ];
  return template.replace("</head>", () => `  ${links.join("\n    ")}\n  </head>`);
}
