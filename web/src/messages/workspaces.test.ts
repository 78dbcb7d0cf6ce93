import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "..");

const filesIn = (language: "en" | "hi") =>
  readdirSync(path.join(SRC, "messages", language), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );

/** Where an import leads in the Hindi build; null outside of the site's own sources. */
function target(from: string, imported: string): string | null {
  if (imported.startsWith("#messages/"))
    return path.join(SRC, "messages/hi", imported.slice("#messages/".length));
  if (!imported.startsWith(".")) return null;
  const file = path.resolve(path.dirname(from), imported);
  return /\.tsx?$/.test(file) ? file : null;
}

/** All screens of the staff, and their frame: files that nobody else asks for. */
const SCREENS = path.join(SRC, "app/screens.ts");
const FRAME = path.join(SRC, "app/portals/portal-shell.tsx");
/** Folders of the routes whose screens visitors and clients see. */
const OPEN = ["public", "account", "client"];

const folderOf = (imported: string) => /\/routes\/([^/]+)\//.exec(imported)?.[1] ?? "";

/** What a file imports by a pattern, as it would name each. */
function globbed(file: string, source: string): string[] {
  const patterns = [...source.matchAll(/import\.meta\.glob[^(]*\("([^"]+)"/g)].map(
    ([, pattern = ""]) => pattern,
  );
  return globSync(patterns, { cwd: path.dirname(file) });
}

/** Every module that visitors and clients may load in Hindi, with those who import it first. */
function openModules(): Map<string, string> {
  const known = new Map<string, string>();
  const waiting = ["main.tsx", "prerender.tsx"].map((entry) => path.join(SRC, entry));
  for (const entry of waiting) known.set(entry, "the build");
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!existsSync(file) || file === FRAME) continue;
    const source = readFileSync(file, "utf8");
    const imported = ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);
    for (const fileName of [...imported, ...globbed(file, source)]) {
      const next = target(file, fileName);
      if (next === null || known.has(next)) continue;
      if (file === SCREENS && fileName.includes("/routes/") && !OPEN.includes(folderOf(fileName))) continue;
      known.set(next, path.relative(SRC, file));
      waiting.push(next);
    }
  }
  return known;
}

it("[P-13] every text is in both languages", () => {
  const [english, hindi] = [filesIn("en"), filesIn("hi")];
  expect(english.length).toBeGreaterThan(100);
  expect(
    english.filter((file) => !hindi.includes(file)),
    "without Hindi",
  ).toEqual([]);
  expect(
    hindi.filter((file) => !english.includes(file)),
    "without English",
  ).toEqual([]);
});

it("no page that is open to visitors or clients carries texts of the workspaces", () => {
  const modules = [...openModules()].map(([file, by]) => [path.relative(SRC, file), by] as const);
  expect(modules.length).toBeGreaterThan(250);
  expect(modules.filter(([file]) => file.startsWith("messages/hi/workspaces/"))).toEqual([]);
});
