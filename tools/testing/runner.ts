import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildFunctions } from "../stack/build.ts";
import { askStack } from "../stack/control-client.ts";
import { copyFromRoot, copyFunctionsBundle, RULES_FILES } from "../stack/files.ts";
import { type Mode, ROOT } from "../stack/mode.ts";
import { startStack } from "../stack/stack.ts";
import { millisecondsPerPart, minutesTable, readTimed } from "./minutes.ts";
import { FAILED, judged, type Outcome, type Remarkable, sum } from "./outcome.ts";
import { readPartsOf } from "./parts.ts";
import { runNode, runNodeQuietly } from "./run-process.ts";
import type { Prepared, Section } from "./sections.ts";

/** A section and what of it is to run. */
export interface Work extends Section {
  /** Its test files; all where nothing is said. */
  files?: readonly string[];
}

interface Result {
  section: string;
  outcome: Outcome;
  seconds: number;
}

/**
 * Runs all sections even when one fails, and prints the summary. Those on the stack wait for it and for its emulators most
 * of their time: those without it run meanwhile, one after the other.
 *
 * @param reuse the stack that `--stack-only` keeps running is used instead of one of our own
 * @returns the exit code
 */
export async function runSections(sections: readonly Work[], mode: Mode, reuse: boolean): Promise<number> {
  const reports = path.join(mode.dir, "reports");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const onStack = sections.filter((section) => section.needsStack);
  const alone = runAlone(
    sections.filter((section) => !section.needsStack),
    mode,
    onStack.length > 0,
  );
  const stacked = onStack.length > 0 ? runOnStack(onStack, mode, reuse, alone) : Promise.resolve([]);
  const results = (await Promise.all([alone, stacked])).flat();
  return summarise(results, reports);
}

/** @param beside others print at the same time: each section then shows what it says once it has ended */
async function runAlone(sections: readonly Work[], mode: Mode, beside: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const section of sections) {
    const said: string[] = [];
    const node = beside ? runNodeQuietly((text) => said.push(text)) : runNode;
    const print = beside ? (line: string) => said.push(`${line}\n`) : console.log;
    results.push(await timed(section.name, () => section.run(mode, node, section.files), print));
    process.stdout.write(said.join(""));
  }
  return results;
}

async function runOnStack(
  sections: readonly Work[],
  mode: Mode,
  reuse: boolean,
  others: Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = [];
  let stop: () => Promise<void> = async () => undefined;
  const start = async () => {
    await stop();
    stop = async () => undefined;
    stop = (await startStack(mode, { site: "hosted", keep: false })).stop;
  };
  const first = await timed("stack", async () => {
    await (reuse ? refresh(mode) : start());
    return sum([]);
  });
  results.push(first);
  const up = first.outcome.failed === 0;
  const prepared = new Map(up ? sections.map((section) => [section, prepare(section, mode, others)]) : []);
  for (const [index, section] of sections.entries()) {
    if (section.needsQuiet) await others;
    results.push(
      await timed(section.name, async () => {
        if (!up) throw new Error("No stack.");
        await prepared.get(section);
        if (section.needsFresh && index > 0 && !reuse) await start();
        return section.run(mode, runNode, section.files);
      }),
    );
    await (await prepared.get(section)?.catch(() => undefined))?.stop();
  }
  await stop();
  return results;
}

/** Begins once those without the stack are through; a failure is the section's own, when its turn comes. */
function prepare(section: Work, mode: Mode, others: Promise<unknown>): Promise<Prepared | undefined> {
  const prepared = others.then(() => section.prepare?.(mode, section.files));
  prepared.catch(() => undefined);
  return prepared;
}

/** Brings the present rules and functions into a stack that is running already. */
async function refresh(mode: Mode): Promise<void> {
  for (const name of RULES_FILES) copyFromRoot(mode, name);
  await buildFunctions();
  copyFunctionsBundle(mode);
  await askStack(mode, "functions/kill");
}

async function timed(
  section: string,
  run: () => Promise<Outcome>,
  print: (line: string) => void = console.log,
): Promise<Result> {
  print(`\n━━━ ${section} ${"━".repeat(Math.max(0, 70 - section.length))}`);
  const begun = performance.now();
  let outcome = FAILED;
  try {
    outcome = await run();
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
  }
  const seconds = (performance.now() - begun) / 1000;
  print(`━━━ ${section}: ${outcome.failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return { section, outcome, seconds };
}

function summarise(results: readonly Result[], reports: string): number {
  const total = judged(results.map((result) => result.outcome));
  const row = (...cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(9))).join("");
  const rows = results.map(({ section, outcome, seconds }) =>
    row(section, String(outcome.passed), String(outcome.failed), `${seconds.toFixed(1)} s`),
  );
  const minutes = minutesTable(millisecondsPerPart(readTimed(reports), readPartsOf(ROOT)));
  console.log(
    ["", row("section", "passed", "failed", "time"), "─".repeat(43), ...rows, "", ...minutes].join("\n"),
  );
  // Last of all, since where CI runs often only the end of what was printed is kept.
  if (total.flaky.length > 0) {
    console.log(`flaky: ${total.flaky.length} (passed on a second try; each is to be mended)`);
    console.log(listed(total.flaky));
  }
  if (total.failures.length > 0) console.log(`failed:\n${listed(total.failures)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

const NAMED = 30;

function listed(tests: readonly Remarkable[]): string {
  const more = tests.length - NAMED;
  return [
    ...tests.slice(0, NAMED).map(({ test, said }) => `  ${test}\n    ${said}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join("\n");
}
