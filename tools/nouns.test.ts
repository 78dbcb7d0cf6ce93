import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");
/** What is deployed stands above the nouns and composes them. */
const ENTRY = /\.(callable|job|trigger|webhook|page)\.ts$/;

interface Import {
  from: string;
  to: string;
}

it.each(["functions/src", "domain/src"])(
  "the folders of %s import each other in one direction: what two nouns share stands below both, or is composed above them",
  (root) => {
    const imports = importsBetweenFolders(root);
    expect(imports.length).toBeGreaterThan(50);
    expect(cycleOf(imports)).toEqual([]);
  },
);

it("a cycle is found however long it is, and named by its files", () => {
  const way = (from: string, to: string) => ({ from, to });
  const imports = [
    way("a/x.ts", "b/y.ts"),
    way("b/z.ts", "c/x.ts"),
    way("c/x.ts", "a/y.ts"),
    way("a/x.ts", "d/x.ts"),
  ];
  expect(cycleOf(imports)).toEqual(["a/x.ts → b/y.ts", "b/z.ts → c/x.ts", "c/x.ts → a/y.ts"]);
  expect(cycleOf(imports.filter(({ from }) => from !== "b/z.ts"))).toEqual([]);
});

/** Of files that stand in a folder, except entries and tests. */
function importsBetweenFolders(root: string): Import[] {
  const here = path.join(ROOT, root);
  const files = globSync("*/**/*.ts", { cwd: here }).filter(
    (file) => !ENTRY.test(file) && !file.endsWith(".test.ts"),
  );
  return files.flatMap((from) =>
    [...readFileSync(path.join(here, from), "utf8").matchAll(/\b(?:from|import) "(\.[^"]+)"/g)]
      .map(([, to = ""]) => ({ from, to: path.join(path.dirname(from), to) }))
      .filter(({ to }) => to.includes("/") && folderOf(to) !== folderOf(from)),
  );
}

function folderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

/** The imports that lead from a folder back to it, the first there are; none: there is no cycle. */
function cycleOf(imports: readonly Import[]): string[] {
  const cleared = new Set<string>();
  const walk = (folder: string, way: readonly Import[]): Import[] | null => {
    const begun = way.findIndex(({ from }) => folderOf(from) === folder);
    if (begun >= 0) return way.slice(begun);
    if (cleared.has(folder)) return null;
    for (const next of imports.filter(({ from }) => folderOf(from) === folder)) {
      const cycle = walk(folderOf(next.to), [...way, next]);
      if (cycle !== null) return cycle;
    }
    cleared.add(folder);
    return null;
  };
  for (const { from } of imports) {
    const cycle = walk(folderOf(from), []);
    if (cycle !== null) return cycle.map((step) => `${step.from} → ${step.to}`);
  }
  return [];
}
