import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { serverEnvironment } from "../stack/environment.ts";
import type { Mode } from "../stack/mode.ts";

export interface Job {
  /** The scheduled function's name. */
  name: string;
  schedule: string;
}

const run = promisify(execFile);

/** The scheduled functions that a stack runs. */
export async function jobsOf(mode: Mode): Promise<Job[]> {
  const { stdout } = await inStack(mode, "--list");
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as Job[];
}

/** Does once what a scheduled function does, and returns what it logged. Rejects when it fails. */
export async function runJob(mode: Mode, name: string, signal?: AbortSignal): Promise<string> {
  const { stdout, stderr } = await inStack(mode, name, signal);
  return `${stdout}${stderr}`.trim();
}

function inStack(mode: Mode, argument: string, signal?: AbortSignal) {
  const bundle = path.join(mode.dir, "functions", "lib", "index.js");
  const script = path.join(import.meta.dirname, "run-job.ts");
  return run(process.execPath, [script, bundle, argument], {
    env: { ...process.env, ...serverEnvironment(mode) },
    ...(signal === undefined ? {} : { signal }),
  });
}
