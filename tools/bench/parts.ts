import { fork } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import path from "node:path";
import type { Row } from "../../tests/bench/row.ts";
import { testEnvironment } from "../stack/environment.ts";
import { siteFolder } from "../stack/files.ts";
import { type Mode, ROOT } from "../stack/mode.ts";

/** A program of tests/bench, each in a process of its own. */
export interface BenchPart {
  name: string;
  program: string;
  needsStack: boolean;
  /** The site, built for the stack. */
  needsSite?: boolean;
  /** A Firestore of its own, where no trigger of the emulated functions takes part. */
  apart?: boolean;
}

/** In the order of the table. */
export const BENCH_PARTS: readonly BenchPart[] = [
  { name: "load", program: "functions-load.ts", needsStack: false },
  { name: "start", program: "start.ts", needsStack: false },
  { name: "papers", program: "papers.ts", needsStack: false },
  { name: "lighthouse", program: "lighthouse.ts", needsStack: false },
  { name: "web", program: "web.ts", needsStack: true, needsSite: true },
  { name: "signed-in", program: "lighthouse-signed-in.ts", needsStack: true, needsSite: true },
  { name: "settle", program: "settle.ts", needsStack: true, apart: true },
  { name: "invoices", program: "invoices.ts", needsStack: true, apart: true },
  { name: "books", program: "books.ts", needsStack: true, apart: true },
  { name: "webhook", program: "webhook.ts", needsStack: true },
  { name: "application", program: "application.ts", needsStack: true, apart: true },
  { name: "import", program: "import.ts", needsStack: true, apart: true },
  { name: "mailing", program: "mailing.ts", needsStack: true, apart: true },
  { name: "orders", program: "orders.ts", needsStack: true, needsSite: true },
  // From here on no trigger runs.
  { name: "telecalling", program: "telecalling.ts", needsStack: true, needsSite: true },
  { name: "queue", program: "queue.ts", needsStack: true, needsSite: true },
  { name: "firm", program: "firm.ts", needsStack: true, needsSite: true },
];

export interface Measured {
  /** As far as it came. */
  rows: Row[];
  /** Why it did not come to its end; null: it did, or was asked not to. */
  failed: string | null;
}

/** Runs a part; what it prints goes to a log. */
export function runPart(part: BenchPart, mode: Mode, signal: AbortSignal): Promise<Measured> {
  console.log(`Measuring ${part.name} …`);
  mkdirSync(mode.dir, { recursive: true });
  const log = path.join(mode.dir, `${part.name}.log`);
  const output = openSync(log, "w");
  const child = fork(path.join(ROOT, "tests", "bench", part.program), {
    cwd: ROOT,
    env: { ...process.env, ...environmentOf(part, mode) },
    stdio: ["ignore", output, output, "ipc"],
    signal,
    killSignal: "SIGTERM",
  });
  return new Promise((resolve, reject) => {
    let rows: Row[] = [];
    child.on("message", (message) => {
      rows = message as Row[];
    });
    child.once("error", (error) => (signal.aborted ? resolve({ rows, failed: null }) : reject(error)));
    child.once("exit", (code) => {
      const isDone = code === 0 || signal.aborted;
      resolve({ rows, failed: isDone ? null : `${part.name} could not be measured: see ${log}` });
    });
  });
}

function environmentOf(part: BenchPart, mode: Mode): Record<string, string> {
  if (!part.needsStack) return {};
  const project = part.apart ? `${mode.project}-${part.name}` : mode.project;
  return { ...testEnvironment({ ...mode, project }), NIYAM_SITE: siteFolder(mode) };
}
