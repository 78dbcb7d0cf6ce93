import { type ChildProcess, spawn } from "node:child_process";
import { ROOT } from "../stack/mode.ts";

const running = new Set<ChildProcess>();

/** Runs a program of the repository on the pinned Node and resolves with its exit code. */
export type RunNode = (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number>;

/** What it prints is shown at once. */
export const runNode: RunNode = (args, env = process.env) => start(args, env);

/** What it prints is handed over piece by piece, to be shown when nothing else is printing. */
export function runNodeQuietly(print: (text: string) => void): RunNode {
  return (args, env = process.env) => start(args, env, print);
}

function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const out = print ? "pipe" : "inherit";
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", out, out] });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (!print) break;
      stream?.setEncoding("utf8").on("data", print);
    }
    child.once("error", () => resolve(1));
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Asks whatever still runs to end. */
export function endRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}
