import { buildSite } from "./stack/build.ts";
import { testEnvironment } from "./stack/environment.ts";
import { stopAllGuarded } from "./stack/guarded.ts";
import { type Mode, ROOT, testMode } from "./stack/mode.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { startStack } from "./stack/stack.ts";
import { readAsked, workFor } from "./testing/asked.ts";
import { requireChromium } from "./testing/browser.ts";
import { readPartsOf } from "./testing/parts.ts";
import { endRunning } from "./testing/run-process.ts";
import { runSections } from "./testing/runner.ts";

/**
 * `npm test`: everything. `npm test -- rules functions` runs these sections only, `npm test -- money-path` the tests of a part of
 * the requirements, `npm test -- changed` those that a change can reach. `npm test -- --stack-only` keeps a stack running, and
 * `npm test -- functions --reuse` in another terminal runs on it.
 */
await runCommand(async () => {
  const asked = readAsked(process.argv.slice(2), readPartsOf(ROOT).names);
  const mode = testMode();
  const end = askedToEnd();
  if (asked.stackOnly) return keepStack(mode, end);
  const work = workFor(asked);
  if (work.length === 0) return 0;
  if (work.some((section) => section.needsBrowser)) await requireChromium();
  const code = await Promise.race([runSections(work, mode, asked.reuse), end]);
  if (code !== undefined) return code;
  endRunning();
  await stopAllGuarded();
  return 130;
});

async function keepStack(mode: Mode, end: Promise<void>): Promise<number> {
  try {
    const crash = await Promise.race([serve(mode), end]);
    if (crash !== undefined) console.error(crash);
    return crash === undefined ? 0 : 1;
  } finally {
    await stopAllGuarded();
  }
}

/** Resolves with the reason when a part of the stack is gone. */
async function serve(mode: Mode): Promise<string> {
  const stack = await startStack(mode, { site: "hosted", keep: false });
  await buildSite(mode).catch((error: unknown) => console.error(String(error)));
  const env = Object.entries(testEnvironment(mode)).map(([name, value]) => `export ${name}='${value}'`);
  console.log(`${env.join("\n")}\n\nThe test stack runs; Ctrl-C ends it.`);
  return stack.crashed;
}
