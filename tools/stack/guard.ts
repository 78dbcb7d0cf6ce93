/**
 * Runs one command of the stack and outlives whoever started it, just long enough to end all of it: closing this
 * process's standard input is the order to stop, and that happens however the starter ends. firebase-tools puts
 * Java in process groups of its own, so the tree is followed by parent, and noted in a file for the worst case.
 */
import { spawn } from "node:child_process";
import { createWriteStream, rmSync, writeFileSync } from "node:fs";
import type { GuardOrder } from "./guarded.ts";
import { alive, descendantsOf, identify, killAll, type ProcessId, signal } from "./processes.ts";

const order = JSON.parse(process.argv[2] ?? "") as GuardOrder;
const log = createWriteStream(order.log);
const child = spawn(order.command, order.args, {
  cwd: order.cwd,
  stdio: ["ignore", "pipe", "pipe"],
  detached: true,
});
const childPid = child.pid ?? 0;
const itself = identify(process.pid);
let known: ProcessId[] = [];
let stopping = false;

process.stdout.on("error", () => undefined);
for (const stream of [child.stdout, child.stderr]) {
  stream.on("data", (chunk: Buffer) => {
    log.write(chunk);
    if (!stopping) process.stdout.write(chunk);
  });
}
noteTree();
const watch = setInterval(noteTree, 1000);
const ended = new Promise<number>((resolve) => {
  child.once("error", () => resolve(1));
  child.once("exit", (code) => resolve(code ?? 1));
});
process.stdin.resume().once("close", () => void stop(0));
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => void stop(0));
void ended.then((code) => stop(code === 0 ? 1 : code));

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  clearInterval(watch);
  noteTree();
  if (childPid > 0) signal(childPid, "SIGINT");
  await Promise.race([ended, new Promise((late) => setTimeout(late, order.graceMs))]);
  await killAll(known);
  rmSync(order.pidFile, { force: true });
  log.end(() => process.exit(exitCode));
}

function noteTree(): void {
  if (childPid === 0 || itself === undefined) return;
  const seen = new Map(alive(known).map((one) => [one.pid, one]));
  const top = identify(childPid);
  for (const one of [...(top ? [top] : []), ...descendantsOf(childPid)]) seen.set(one.pid, one);
  known = [...seen.values()];
  writeFileSync(order.pidFile, JSON.stringify({ guard: itself, tree: known }));
}
