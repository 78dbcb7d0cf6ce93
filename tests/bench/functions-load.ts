/** How long a cold process takes to load all functions: the deployed bundle against the sources it is made of. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { inPairs } from "./measure.ts";
import { atMost, report } from "./row.ts";

const ROUNDS = 9;
const ROOT = path.resolve(import.meta.dirname, "../..");
const LIMIT = 1;

const pairs = await inPairs(
  ROUNDS,
  async () => load("functions/lib/index.js"),
  async () => load("functions/src/index.ts"),
);
report([
  {
    name: "functions bundle, cold load",
    value: pairs.value,
    unit: "ms",
    baseline: { value: pairs.baseline, what: "the same functions unbundled" },
    ratio: pairs.ratio,
    aim: atMost(pairs.ratio, LIMIT),
    notes: [`A new process each time, median of ${ROUNDS}`],
  },
]);

/** Milliseconds from a running process to all functions defined. */
function load(file: string): number {
  const url = pathToFileURL(path.join(ROOT, file)).href;
  const program = `const begun = performance.now(); await import(${JSON.stringify(url)}); console.log("loaded in", performance.now() - begun);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    cwd: ROOT,
  });
  const ms = Number(/loaded in ([\d.]+)/.exec(stdout)?.[1]);
  if (Number.isNaN(ms)) throw new Error(`${file} did not load:\n${stderr}`);
  return ms;
}
