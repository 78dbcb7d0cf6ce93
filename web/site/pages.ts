import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnv } from "vite";
import { chunkFiles } from "./chunk-files.ts";
import { WEB } from "./config.ts";
import { writeFirstStyles } from "./first-styles.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { policyTag } from "./policy.ts";
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
  writtenPages(): Promise<{ path: string; indexed: boolean; reads: readonly string[] }[]>;
  writePage(path: string): Promise<{ head: string; body: string }>;
  shareTexts(): ShareText[];
  description: string;
  needsScript: string;
}

const HEAD = /<!--page-head-->[\s\S]*<!--\/page-head-->/;
const ROOT = /<div id="root">[\s\S]*?<\/div>(?=\s*<\/body>)/;
const NO_INDEX = '<meta data-head="" name="robots" content="noindex" />';

/**
 * Writes every public page of a language into its folder, `app.html` for all that is not public, and `page.html` for public
 * records that are not known yet.
 *
 * @param renderer the module that `src/prerender.tsx` was built to
 */
export async function writePages(language: Language, folder: string, renderer: string): Promise<Written> {
  const { prefix } = LANGUAGES[language];
  const template = withPolicy(withLinks(readFileSync(path.join(folder, "index.html"), "utf8"), prefix));
  if (!HEAD.test(template) || !ROOT.test(template)) throw new Error("The template has no place for a page");
  // The whole application without the parts that are loaded when they are needed.
  const { scripts, styles: sheets } = chunkFiles(folder, ["main"]);
  const files = [...scripts, ...sheets];
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("The application has no style sheet");
  const { writePage, writtenPages, shareTexts, description, needsScript } = (await import(
    pathToFileURL(renderer).href
  )) as Renderer;
  const empty = template.replace(ROOT, (root) =>
    withinRoot(root, `<noscript><p>${needsScript}</p></noscript>`),
  );
  writeFileSync(path.join(folder, "app.html"), shell(empty, files, prefix, NO_INDEX));
  writeFileSync(path.join(folder, "page.html"), shell(empty, files, prefix, ""));
  const pages = await writtenPages();
  const written = new Map<string, string>();
  for (const page of pages) {
    const { head, body } = await writePage(page.path);
    const own = page.path === "/" ? prefix || "/" : `${prefix}${page.path}`;
    const reads = page.reads.length === 0 ? "" : ` data-reads="${page.reads.join(" ")}"`;
    const html = template
      .replace(HEAD, () => `<!--page-head-->${head}<!--/page-head-->`)
      .replace(ROOT, () => `<div id="root" data-page="${own}"${reads}>${body}</div>`);
    written.set(path.join(folder, page.path === "/" ? "index.html" : `${page.path}.html`), html);
  }
  const first = await writeFirstStyles(folder, sheet, [...written.values()]);
  // Without script nothing brings the rest along.
  const styles = [
    styleSheet(`${prefix}/${first}`),
    `<noscript>${styleSheet(`${prefix}/${sheet}`)}<link rel="stylesheet" href="/noscript.css"></noscript>`,
  ];
  for (const [file, html] of written) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withinHead(html, styles));
  }
  const indexed = pages.filter((page) => page.indexed).map((page) => page.path);
  return { indexed, shareTexts: shareTexts(), description };
}

/** Nothing stands in it yet, so the application is fetched at once, all of it in one go. */
function shell(template: string, files: readonly string[], prefix: string, robots: string): string {
  const title = `<title data-head="">NiyamDesk</title>\n    ${robots}`;
  const links = files.map((file) =>
    file.endsWith(".css")
      ? styleSheet(`${prefix}/${file}`)
      : `<link rel="modulepreload" crossorigin href="${prefix}/${file}">`,
  );
  return withinHead(
    template.replace(HEAD, () => `<!--page-head-->${title}<!--/page-head-->`),
    links,
  );
}

function styleSheet(address: string): string {
  return `<link rel="stylesheet" crossorigin href="${address}">`;
}

/** With what a browser needs to install the site. */
function withLinks(template: string, prefix: string): string {
  return withinHead(template, [
    `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  ]);
}

/** First of all, so that it counts for everything that the page fetches. */
function withPolicy(html: string): string {
  const policy = policyTag(loadEnv("production", WEB, "VITE_"));
  return html.replace(/<head>\s*<meta charset="[^"]*"\s*\/?>/, (start) => `${start}\n    ${policy}`);
}

function withinHead(html: string, links: readonly string[]): string {
  return html.replace("</head>", () => `  ${links.join("\n    ")}\n  </head>`);
}

function withinRoot(root: string, html: string): string {
  return root.replace(/<\/div>\s*<\/div>$/, () => `  ${html}\n      </div>\n    </div>`);
}
