import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../stack/mode.ts";

const SHOWN_PAGES = 5;
const SHOWN_CHARACTERS = 4_000;
const SHOWN_LINES = 30;
const TROUBLE = /"severity":"(ERROR|WARNING|ALERT)"|failed|timed out|Error:/i;

/** Prints what a failed browser test saw as text, and the stacks' last troubles: where CI runs, files are gone afterwards. */
export function printFailedPages(stackDirs: readonly string[]): void {
  const pages = globSync("test-results/*/error-context.md", { cwd: ROOT }).slice(0, SHOWN_PAGES);
  for (const page of pages) {
    const text = readFileSync(path.join(ROOT, page), "utf8");
    const from = Math.max(0, text.indexOf("# Page snapshot"));
    console.log(`\n── ${path.basename(path.dirname(page))}\n${text.slice(from, from + SHOWN_CHARACTERS)}`);
  }
  for (const dir of stackDirs) {
    const log = readFileSync(path.join(dir, "emulators.log"), "utf8");
    const troubles = log.split("\n").filter((line) => TROUBLE.test(line));
    console.log(`\n── emulators.log of ${path.basename(dir)}\n${troubles.slice(-SHOWN_LINES).join("\n")}`);
  }
}
