import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { alive, killAll, type ProcessId } from "./processes.ts";

export interface GuardOrder {
  command: string;
  args: string[];
  cwd: string;
  log: string;
  pidFile: string;
  /** How long the command may take to end by itself. */
  graceMs: number;
}

export interface Guarded {
  /** Resolves with a line that says what happened once the command is gone without being asked. */
  crashed: Promise<string>;
  /** Resolves with the match once output matches; rejects when the command ends or time runs out first. */
  says(pattern: RegExp, timeoutMs: number): Promise<string>;
  stop(): Promise<void>;
}

const guarded = new Set<Guarded>();

/** Ends whatever this process started under guards, however far it got. */
export async function stopAllGuarded(): Promise<void> {
  await Promise.all([...guarded].map((one) => one.stop()));
}

/** Starts a command under a guard that ends its whole tree, whatever happens to this process. */
export function runGuarded(name: string, order: GuardOrder, env: NodeJS.ProcessEnv): Guarded {
  const guard = spawn(process.execPath, [path.join(import.meta.dirname, "guard.ts"), JSON.stringify(order)], {
    env,
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  guard.stdin.on("error", () => undefined);
  let output = "";
  let stopping = false;
  const listeners = new Set<() => void>();
  guard.stdout.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
    for (const listener of listeners) listener();
  });
  const gone = new Promise<void>((resolve) => {
    guard.once("error", () => resolve());
    guard.once("exit", () => resolve());
  });
  const crashed = new Promise<string>((resolve) => {
    void gone.then(async () => {
      await endLeftovers(order.pidFile);
      if (!stopping)
        resolve(`${name} ended by itself. Its last words (all of them in ${order.log}):\n${tail(output)}`);
    });
  });

  const running: Guarded = {
    crashed,
    says: (pattern, timeoutMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`${name}: not ready after ${timeoutMs / 1000} s. See ${order.log}`)),
          timeoutMs,
        );
        const check = () => {
          const match = pattern.exec(output);
          if (match === null) return;
          clearTimeout(late);
          listeners.delete(check);
          resolve(match[0]);
        };
        listeners.add(check);
        void crashed.then((reason) => {
          clearTimeout(late);
          reject(new Error(reason));
        });
        check();
      }),
    async stop() {
      stopping = true;
      guard.stdin.end();
      await gone;
      guarded.delete(running);
    },
  };
  guarded.add(running);
  return running;
}

/** Ends what a killed guard left running. A guard that is alive belongs to a running stack and is left alone. */
export async function endLeftovers(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const note = JSON.parse(readFileSync(pidFile, "utf8")) as { guard: ProcessId; tree: ProcessId[] };
  if (alive([note.guard]).length > 0) return;
  await killAll(note.tree);
  rmSync(pidFile, { force: true });
}

function tail(output: string): string {
  return output.trimEnd().split("\n").slice(-15).join("\n");
}
