import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chunkFiles } from "./chunk-files.ts";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "./languages.ts";

/** What a visitor needs without a network: home, the list and the services, and the shell that draws all others. */
const PARTS = [
  "main",
  "site-layout",
  ...["home", "services", "service", "faq"].map((name) => `src/routes/public/${name}.tsx`),
];
const SERVICE = "virtual:catalogue-service/";

/**
 * Writes `sw.js`: the worker that keeps the site for use without a network, with the names of what it keeps. Its text changes with
 * every file of the site, so that browsers notice each deploy. Puts the build's name into every page, to be compared with.
 */
export function writeOfflineWorker(folder: string): void {
  const files = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, filesOf(language, folder)]),
  ) as Record<Language, string[]>;
  const pages = globSync("**/*.html", { cwd: folder }).sort();
  const build = createHash("sha256")
    .update(pages.map((page) => readFileSync(path.join(folder, page), "utf8")).join(""))
    .digest("hex")
    .slice(0, 12);
  for (const page of pages) {
    const file = path.join(folder, page);
    writeFileSync(file, readFileSync(file, "utf8").replace("<html ", `<html data-build="${build}" `));
  }
  const values = { BUILD: build, FILES: files, PAGES: pages.map(addressOf).filter(isPublic) };
  const constants = Object.entries(values).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  const worker = readFileSync(path.join(import.meta.dirname, "worker.js"), "utf8");
  writeFileSync(path.join(folder, "sw.js"), `${constants.join("\n")}\n${worker}`);
  for (const language of LANGUAGE_CODES) {
    rmSync(path.join(folder, LANGUAGES[language].prefix, ".vite"), { recursive: true, force: true });
  }
}

function filesOf(language: Language, folder: string): string[] {
  const { prefix } = LANGUAGES[language];
  const { scripts, styles, others } = chunkFiles(path.join(folder, prefix), PARTS, (source) =>
    source.includes(SERVICE),
  );
  const files = [...scripts, ...styles, ...others].map((file) => `${prefix}/${file}`);
  return [prefix || "/", `${prefix}/services`, `${prefix}/page`, ...files];
}

/** A file as hosting addresses it. */
function addressOf(file: string): string {
  const address = `/${file}`.replace(/\/?index\.html$/, "").replace(/\.html$/, "");
  return address === "" ? "/" : address;
}

function isPublic(address: string): boolean {
  return !/(^|\/)(app|page|404)$/.test(address);
}
