import { type ChildProcess, spawn } from "node:child_process";
import { ROOT } from "../stack/mode.ts";

const running = new Set<ChildProcess>();

/** Runs a program of the repository on the pinned Node, its output shown, and resolves with its exit code. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
    running.add(child);
    child.once("error", () => resolve(1));
    child.once("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Asks whatever still runs to end. */
export function endRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}
