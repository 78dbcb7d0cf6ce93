import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Sections of `npm test` that consist of test files, each with its own; Vitest and the choice of what to run read them here. */
export const SECTION_FILES = {
  unit: ["domain/src/**/*.test.ts", "functions/src/**/*.test.ts", "web/src/**/*.test.ts"],
  tools: ["tools/**/*.test.ts", "web/site/**/*.test.ts"],
  deploy: ["tools/deployable-functions.test.ts"],
  rules: ["tests/rules/**/*.test.ts"],
  functions: ["tests/functions/**/*.test.ts"],
  races: ["tests/races/**/*.test.ts"],
  browser: ["tests/e2e/**/*.spec.ts"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A section whose files can be chosen. */
export type FileSection = keyof typeof SECTION_FILES;

export const FILE_SECTIONS = Object.keys(SECTION_FILES) as FileSection[];

/** The section that runs a test file; null for any other file. */
export function sectionOf(file: string): FileSection | null {
  if (SECTION_FILES.deploy.some((own) => own === file)) return "deploy";
  return (
    FILE_SECTIONS.find((section) =>
      SECTION_FILES[section].some((pattern) => path.posix.matchesGlob(file, pattern)),
    ) ?? null
  );
}

/** Every test file of a checkout, by its path from the root. */
export function testFiles(root: string): string[] {
  return globSync(Object.values(SECTION_FILES).flat(), { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

/** Function tests by how they run: those that are apart from all others beside each other, the rest one after another. */
export function functionTestFiles(root: string): { beside: string[]; inTurn: string[] } {
  const files = globSync([...SECTION_FILES.functions], { cwd: root }).map((file) =>
    file.replaceAll(path.sep, "/"),
  );
  const isApart = (file: string) => {
    const text = readFileSync(path.join(root, file), "utf8");
    // Nobody else's mail server is taken away.
    return /from "\.\/product\.ts"|"\.\/own-project\.ts"/.test(text) && !text.includes("/support/faults.ts");
  };
  return { beside: files.filter(isApart), inTurn: files.filter((file) => !isApart(file)) };
}
