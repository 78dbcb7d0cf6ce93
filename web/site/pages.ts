import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "./languages.ts";

/** What `src/prerender.tsx` offers. */
interface Renderer {
  writtenPages(): { path: string; indexed: boolean }[];
  writePage(path: string): Promise<{ head: string; body: string }>;
}

interface Chunk {
  file: string;
  imports?: string[];
}

const HEAD = /<!--page-head-->[\s\S]*<!--\/page-head-->/;
const ROOT = /<div id="root">[\s\S]*?<\/div>(?=\s*<\/body>)/;
const NO_INDEX = '<meta name="robots" content="noindex" />';

/**
 * Writes every public page of a language into its folder, and `app.html` for all that is not public.
 *
 * @param renderer the module that `src/prerender.tsx` was built to
 * @returns the paths that search engines should list
 */
export async function writePages(language: Language, folder: string, renderer: string): Promise<string[]> {
  const { prefix } = LANGUAGES[language];
  const template = readFileSync(path.join(folder, "index.html"), "utf8");
  if (!HEAD.test(template) || !ROOT.test(template)) throw new Error("The template has no place for a page");
  writeFileSync(path.join(folder, "app.html"), appShell(template, folder, prefix));
  const { writePage, writtenPages } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const pages = writtenPages();
  for (const page of pages) {
    const { head, body } = await writePage(page.path);
    const own = page.path === "/" ? prefix || "/" : `${prefix}${page.path}`;
    const html = template
      .replace(HEAD, () => head)
      .replace(ROOT, () => `<div id="root" data-page="${own}">${body}</div>`);
    const file = path.join(folder, page.path === "/" ? "index.html" : `${page.path}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  return pages.filter(({ indexed }) => indexed).map(({ path: own }) => own);
}

/** Nothing stands in it yet, so the application is fetched at once, all of it in one go. */
function appShell(template: string, folder: string, prefix: string): string {
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
    .replace(HEAD, () => `<title>NiyamDesk</title>\n    ${NO_INDEX}`)
    .replace("</head>", () => `  ${preloads.join("\n    ")}\n  </head>`);
}
