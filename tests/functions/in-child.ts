import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs one of `children/` as a process of its own, on this process's project. Rejects unless it ends by itself with 0. */
export async function inChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const file = path.join(import.meta.dirname, "children", script);
  return (await run(process.execPath, [file, ...args], { env: { ...process.env, ...env } })).stdout;
}
