import path from "node:path";
import { parseArgs } from "node:util";
import type { Row } from "../tests/bench/row.ts";
import { BENCH_PARTS, type BenchPart, runPart } from "./bench/parts.ts";
import { saveResults } from "./bench/save.ts";
import { benchTable } from "./bench/table.ts";
import { buildFunctions, buildSite } from "./stack/build.ts";
import { type Mode, ROOT } from "./stack/mode.ts";
import { portsAt } from "./stack/ports.ts";
import { Problem } from "./stack/problem.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { startStack } from "./stack/stack.ts";

/** Ports and data of its own, so that it runs beside `npm start` and `npm test`. */
const MODE: Mode = {
  name: "bench",
  project: "demo-niyamdesk-bench",
  ports: portsAt(15_000),
  dir: path.join(ROOT, ".local", "bench"),
};

/**
 * `npm run bench`: one table of figures, each held against a baseline of the same run. `npm run bench -- settle web` measures
 * these parts only; `--verbose` adds what stands behind each figure.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: "boolean", default: false } },
  });
  const known = BENCH_PARTS.map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`npm run bench knows no ${unknown.join(", ")}; parts are ${known.join(", ")}.`);
  }
  const parts = BENCH_PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const stopped = new AbortController();
  void askedToEnd().then(() => stopped.abort());
  const { rows, failed } = await measure(parts, stopped.signal);
  const interrupted = stopped.signal.aborted;
  if (!interrupted || rows.length > 0) {
    console.log(benchTable(rows, values.verbose));
    console.log(`\nSaved in ${saveResults(rows)}`);
  }
  for (const why of failed) console.error(why);
  if (interrupted) return 130;
  return failed.length > 0 ? 1 : 0;
});

interface Measured {
  rows: Row[];
  /** Why a part has no rows, or some only; the others keep theirs. */
  failed: string[];
}

/** As far as it came when it was asked to end. */
async function measure(parts: readonly BenchPart[], signal: AbortSignal): Promise<Measured> {
  const measured: Measured = { rows: [], failed: [] };
  const onStack = parts.filter(({ needsStack }) => needsStack);
  const alone = parts.filter(({ needsStack }) => !needsStack);
  if (alone.length > 0) await buildFunctions();
  await measureEach(alone, signal, measured);
  if (onStack.length === 0 || signal.aborted) return measured;
  console.log("Starting a stack …");
  const stack = await startStack(MODE, { site: "hosted", keep: false });
  try {
    if (onStack.some(({ needsSite }) => needsSite)) await buildSite(MODE);
    await measureEach(onStack, signal, measured);
  } finally {
    await stack.stop();
  }
  return measured;
}

async function measureEach(
  parts: readonly BenchPart[],
  signal: AbortSignal,
  { rows, failed }: Measured,
): Promise<void> {
  for (const part of parts) {
    if (signal.aborted) return;
    const measured = await runPart(part, MODE, signal);
    rows.push(...measured.rows);
    if (measured.failed !== null) failed.push(measured.failed);
  }
}
