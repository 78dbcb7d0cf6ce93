import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { descendantsOf, killAll } from "./processes.ts";

const WORKER = "functionsEmulatorRuntime";

/** Kills this stack's function processes outright, in the middle of whatever they do; the emulator starts new ones. */
export async function killFunctionWorkers(): Promise<void> {
  await killAll(descendantsOf(process.pid).filter(({ pid }) => commandLine(pid).includes(WORKER)));
}

function commandLine(pid: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
