import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessId {
  pid: number;
  startedAt: string;
}

interface Row extends ProcessId {
  parent: number;
}

/** All processes below one, the nearest first; the process itself is not among them. */
export function descendantsOf(root: number): ProcessId[] {
  const rows = processTable();
  const found: ProcessId[] = [];
  let parents = new Set([root]);
  while (parents.size > 0) {
    const children = rows.filter((row) => parents.has(row.parent));
    found.push(...children.map(({ pid, startedAt }) => ({ pid, startedAt })));
    parents = new Set(children.map((row) => row.pid));
  }
  return found;
}

export function identify(pid: number): ProcessId | undefined {
  return processTable().find((row) => row.pid === pid);
}

/** Those of the processes that still run. */
export function alive(processes: readonly ProcessId[]): ProcessId[] {
  const rows = new Map(processTable().map((row) => [row.pid, row.startedAt]));
  return processes.filter(({ pid, startedAt }) => rows.get(pid) === startedAt);
}

/** Kills outright what still runs and returns once all of it is gone, or after five seconds. */
export async function killAll(processes: readonly ProcessId[]): Promise<void> {
  const deadline = Date.now() + 5000;
  for (let left = alive(processes); left.length > 0 && Date.now() < deadline; left = alive(left)) {
    for (const { pid } of left) signal(pid, "SIGKILL");
    await new Promise((again) => setTimeout(again, 50));
  }
}

/** Signals a process (or, with a negative number, a group) that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function processTable(): Row[] {
  return process.platform === "linux" ? linuxTable() : psTable();
}

function linuxTable(): Row[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const row = linuxRow(Number(name));
      return row === undefined ? [] : [row];
    });
}

/** proc(5): after the name in brackets come state, parent, …; the start time is field 22. Zombies do not count. */
function linuxRow(pid: number): Row | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : { pid, parent: Number(parent), startedAt: rest[17] ?? "" };
  } catch {
    return undefined;
  }
}

function psTable(): Row[] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid=,lstart="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const match = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line);
      return match ? [{ pid: Number(match[1]), parent: Number(match[2]), startedAt: match[3] ?? "" }] : [];
    });
}
