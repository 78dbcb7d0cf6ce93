import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { endLeftovers, type GuardOrder } from "./guarded.ts";
import { alive, identify, type ProcessId } from "./processes.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "niyamdesk-guard-"));
const pidFile = path.join(folder, "tree.pids");
const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await vi.waitFor(() => expect(alive(tree())).toEqual([]), 10_000);
});

/** A command like firebase-tools: deaf to requests, with a child in a process group of its own. */
const STUBBORN = `
  process.on("SIGINT", () => undefined);
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], { detached: true, stdio: "ignore" });
  console.log("up");
  setInterval(() => undefined, 1000);
`;

test("a starter that is killed outright leaves none of the tree behind", { timeout: 30_000 }, async () => {
  const starter = await startGuarded();
  const running = tree();
  expect(alive(running)).toHaveLength(2);
  starter.kill("SIGKILL");
  await vi.waitFor(() => expect(alive(running)).toEqual([]), 15_000);
});

test("what a killed guard left is ended by the next start", { timeout: 30_000 }, async () => {
  await startGuarded();
  const running = tree();
  process.kill(guard().pid, "SIGKILL");
  await vi.waitFor(() => expect(alive([guard()])).toEqual([]));
  await endLeftovers(pidFile);
  expect(alive(running)).toEqual([]);
});

test("a process number that is used again is not taken for the old process", () => {
  const self = identify(process.pid);
  expect(self).toBeDefined();
  expect(alive([{ pid: process.pid, startedAt: "another time" }])).toEqual([]);
});

async function startGuarded(): Promise<ChildProcess> {
  rmSync(pidFile, { force: true });
  const order: GuardOrder = {
    command: process.execPath,
    args: ["-e", STUBBORN],
    cwd: folder,
    log: path.join(folder, "command.log"),
    pidFile,
    graceMs: 200,
  };
  const module = path.join(import.meta.dirname, "guarded.ts");
  const script = `
    const { runGuarded } = await import(${JSON.stringify(module)});
    runGuarded("The command", ${JSON.stringify(order)}, process.env);
    setInterval(() => undefined, 1000);
  `;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
  started.push(starter);
  await vi.waitFor(() => expect(tree()).toHaveLength(2), 15_000);
  return starter;
}

function note(): { guard: ProcessId; tree: ProcessId[] } | null {
  try {
    return JSON.parse(readFileSync(pidFile, "utf8"));
  } catch {
    return null;
  }
}

function tree(): ProcessId[] {
  return note()?.tree ?? [];
}

function guard(): ProcessId {
  const found = note()?.guard;
  if (!found) throw new Error("No guard has noted itself");
  return found;
}
