import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const DOCS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(ROOT, "docs")).map((name) => `docs/${name}`),
];
/** Folders of the repository; a document may leave the first of them out where it says which one it speaks of. */
const ROOTS = [
  "",
  "web/",
  "web/src/",
  "functions/",
  "functions/src/",
  "domain/",
  "domain/src/",
  "tools/",
  "tests/",
  "docs/",
];
/** In code marks, with a slash and the ending of a source file. */
const PATH = /`((?:[\w.{},<>*-]+\/)+[\w.{},<>*-]+\.(?:tsx?|mjs|cjs|md|json|rules))`/g;

/** Every file of the repository, whether it is committed yet or not. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(path.join(ROOT, file)));

/** What `<noun>` and `*` may stand for is anything within a folder; `{en,hi}` is each of them. */
function isThere(named: string): boolean {
  return alternatives(named).every((one) => {
    if (!/[<*]/.test(one)) return ROOTS.some((root) => files.includes(root + one));
    const pattern = one.replace(/[.]/g, "\\.").replace(/<[^>]+>|\*+/g, "[^/]+");
    const known = new RegExp(`^(?:${ROOTS.join("|")})${pattern}$`);
    return files.some((file) => known.test(file));
  });
}

function alternatives(named: string): string[] {
  const choice = /\{([^}]+)\}/.exec(named);
  if (choice === null) return [named];
  return (choice[1] ?? "").split(",").flatMap((one) => alternatives(named.replace(choice[0], one)));
}

it("every file that the docs name is there", () => {
  const named = DOCS.filter((doc) => doc.endsWith(".md")).flatMap((doc) =>
    [...readFileSync(path.join(ROOT, doc), "utf8").matchAll(PATH)].map((found) => ({
      doc,
      file: found[1] ?? "",
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
});

it("a file that is not there is noticed, a placeholder stands for what there is", () => {
  expect(isThere("tools/doc-paths.test.ts")).toBe(true);
  expect(isThere("web/src/lib/server-clock.ts")).toBe(false);
  expect(isThere("functions/src/<noun>/belongings.ts")).toBe(true);
  expect(isThere("functions/src/<noun>/no-such-part.ts")).toBe(false);
  expect(isThere("web/src/messages/{en,hi}/<noun>.ts")).toBe(true);
});
