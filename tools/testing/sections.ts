import path from "node:path";
import { buildSite } from "../stack/build.ts";
import { testEnvironment } from "../stack/environment.ts";
import { type Mode, testModeBeside } from "../stack/mode.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { printFailedPages } from "./failed-pages.ts";
import { FAILED, type Outcome, PASSED, playwrightOutcome, sum, vitestOutcome } from "./outcome.ts";
import { commandOf } from "./packages.ts";
import type { RunNode } from "./run-process.ts";

/** A part of `npm test`. */
export interface Section {
  name: string;
  needsStack: boolean;
  needsBrowser?: boolean;
  /** Nothing may run beside it: on a busy machine its pages come too late. */
  needsQuiet?: boolean;
  /** Not the stack that others have left thousands of records in: its lists would be long, and its emulators slow. */
  needsFresh?: boolean;
  /** Makes ready beside the sections before it what need not wait for its turn; taken down once it has run. */
  prepare?(mode: Mode, files?: readonly string[]): Promise<Prepared>;
  /** @param files the test files to run; all where nothing is said */
  run(mode: Mode, node: RunNode, files?: readonly string[]): Promise<Outcome>;
}

export interface Prepared {
  stop(): Promise<void>;
}

/** All of them, in the order they run: what is quick to tell first. Those with the stack run beside those without. */
export const SECTIONS: readonly Section[] = [
  {
    name: "lint",
    needsStack: false,
    run: (_mode, node) =>
      checks(node, [
        [commandOf("@biomejs/biome", "biome"), "check", "."],
        [
          commandOf("dependency-cruiser", "depcruise"),
          ...["domain/src", "web/src", "functions/src", "tools", "tests"],
          ...["--config", ".dependency-cruiser.cjs"],
        ],
        [commandOf("knip")],
      ]),
  },
  {
    name: "typecheck",
    needsStack: false,
    run: (_mode, node) =>
      checks(
        node,
        ["tsconfig.json", "web/tsconfig.json", "tests/e2e/tsconfig.json"].map((project) => [
          commandOf("typescript", "tsc"),
          "-p",
          project,
        ]),
      ),
  },
  {
    name: "requirements",
    needsStack: false,
    run: (_mode, node) => checks(node, [["tools/requirements.ts"]]),
  },
  vitest("unit", false),
  // The local Razorpay's window is opened in one.
  { ...vitest("tools", false), needsBrowser: true },
  vitest("deploy", false),
  // One screen stands for all: that its stack, its data and its camera still work.
  {
    name: "screens",
    needsStack: false,
    needsBrowser: true,
    run: (_mode, node) => checks(node, [["tools/screens.ts", "dashboard"]]),
  },
  vitest("rules", true),
  vitest("functions", true, ["functions-beside", "functions"]),
  vitest("races", true),
  {
    name: "browser",
    needsStack: true,
    needsBrowser: true,
    needsQuiet: true,
    needsFresh: true,
    prepare: prepareBrowser,
    run: browser,
  },
];

async function checks(node: RunNode, commands: readonly (readonly string[])[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const command of commands) outcomes.push((await node(command)) === 0 ? PASSED : FAILED);
  return sum(outcomes);
}

function vitest(name: string, needsStack: boolean, projects: readonly string[] = [name]): Section {
  return {
    name,
    needsStack,
    async run(mode, node, files = []) {
      const report = path.join(mode.dir, "reports", `${name}.json`);
      const env = { ...process.env, ...(needsStack ? testEnvironment(mode) : {}) };
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
      const code = await node(
        [
          ...[commandOf("vitest"), "run", ...projects.flatMap((project) => ["--project", project])],
          ...reporters,
          ...files,
        ],
        env,
      );
      return vitestOutcome(report, code);
    },
  };
}

/** Fewer files than these are done before a second stack would be there. */
const FILES_FOR_ONE = 6;

/**
 * Two browsers at a time, each with a stack of its own: one waits for its pages and emulators more than half of the time. Whichever is
 * free takes the next file.
 */
function lanesOf(mode: Mode, files: readonly string[]): Mode[] {
  const isShort = files.length > 0 && files.length < FILES_FOR_ONE;
  return isShort ? [mode] : [mode, testModeBeside()];
}

/** The second stack, and the site of each. */
async function prepareBrowser(mode: Mode, files: readonly string[] = []): Promise<Prepared> {
  const lanes = lanesOf(mode, files);
  const stacks: Stack[] = [];
  const stop = async () => {
    await Promise.all(stacks.splice(0).map((stack) => stack.stop()));
  };
  try {
    for (const lane of lanes) {
      if (lane !== mode) stacks.push(await startStack(lane, { site: "hosted", keep: false }));
      await buildSite(lane);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function browser(mode: Mode, node: RunNode, files: readonly string[] = []): Promise<Outcome> {
  const lanes = lanesOf(mode, files);
  const report = path.join(mode.dir, "reports", "browser.json");
  const env = {
    ...process.env,
    NIYAM_LANES: JSON.stringify(lanes.map(testEnvironment)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const config = ["--config", "tests/e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await node([commandOf("playwright"), "test", ...config, ...files], env);
  const outcome = playwrightOutcome(report, code);
  if (outcome.failed > 0 || outcome.flaky.length > 0) printFailedPages(lanes.map(({ dir }) => dir));
  return outcome;
}
