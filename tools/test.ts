import { buildSite } from "./stack/build.ts";
import { testEnvironment } from "./stack/environment.ts";
import { stopAllGuarded } from "./stack/guarded.ts";
import { type Mode, testMode } from "./stack/mode.ts";
import { Problem } from "./stack/problem.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { startStack } from "./stack/stack.ts";
import { requireChromium } from "./testing/browser.ts";
import { endRunning } from "./testing/run-process.ts";
import { runSections } from "./testing/runner.ts";
import { SECTIONS } from "./testing/sections.ts";

/**
 * `npm test`: everything. `npm test -- rules functions` runs these parts only. `npm test -- --stack-only` keeps a stack
 * running, and `npm test -- functions --reuse` in another terminal runs on it.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const flags = args.filter((arg) => arg.startsWith("--"));
  const names = args.filter((arg) => !arg.startsWith("--"));
  const known = SECTIONS.map((section) => section.name);
  const unknown = [
    ...flags.filter((flag) => !["--stack-only", "--reuse"].includes(flag)),
    ...names.filter((name) => !known.includes(name)),
  ];
  if (unknown.length > 0) {
    throw new Problem(`npm test knows no ${unknown.join(", ")}; parts are ${known.join(", ")}.`);
  }
  const mode = testMode();
  const end = askedToEnd();
  if (flags.includes("--stack-only")) return keepStack(mode, end);
  const sections = SECTIONS.filter((section) => names.length === 0 || names.includes(section.name));
  if (sections.some((section) => section.needsBrowser)) await requireChromium();
  const code = await Promise.race([runSections(sections, mode, flags.includes("--reuse")), end]);
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
