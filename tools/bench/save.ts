import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import type { Row } from "../../tests/bench/row.ts";
import { ROOT } from "../stack/mode.ts";

/** Writes a run's figures, with what they were taken on, and returns the file. */
export function saveResults(rows: readonly Row[]): string {
  const folder = path.join(ROOT, "bench-results");
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const machine = { node: process.version, cores: availableParallelism(), load: loadavg()[0] };
  const text = JSON.stringify({ at, commit: commit(), machine, rows }, null, 2);
  const file = path.join(folder, `${at.replaceAll(/[:.]/g, "-")}.json`);
  writeFileSync(file, text);
  writeFileSync(path.join(folder, "latest.json"), text);
  return file;
}

function commit(): string | null {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { cwd: ROOT, encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}
