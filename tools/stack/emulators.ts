import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { FIREBASE_CLI } from "../emulators/jars.ts";
import { type Guarded, runGuarded } from "./guarded.ts";
import { type Mode, ROOT } from "./mode.ts";

/** Ten seconds on an idle machine; a busy one may need minutes. */
const READY_WITHIN_MS = 420_000;
const GRACE_MS = 15_000;

interface EmulatorOptions {
  hosted: boolean;
  /** Folder of saved data, or null to begin with none. */
  loadFrom: string | null;
  jars: NodeJS.ProcessEnv;
}

export function pidFileOf(mode: Mode): string {
  return path.join(mode.dir, "emulators.pids");
}

/** Starts firebase-tools' emulators and returns once the functions are loaded. */
export async function startEmulators(mode: Mode, options: EmulatorOptions): Promise<Guarded> {
  const parts = ["auth", "functions", "firestore", "storage", "eventarc", "tasks"];
  const args = [
    ...["--import", path.join(import.meta.dirname, "function-instances.ts")],
    FIREBASE_CLI,
    "emulators:start",
    ...["--project", mode.project],
    ...["--config", "firebase.json"],
    "--non-interactive",
    ...["--only", [...parts, ...(options.hosted ? ["hosting"] : [])].join(",")],
    ...(options.loadFrom === null ? [] : ["--import", options.loadFrom]),
  ];
  const log = path.join(mode.dir, "emulators.log");
  const emulators = runGuarded(
    "The Firebase emulators",
    {
      command: process.execPath,
      args,
      cwd: mode.dir,
      log,
      pidFile: pidFileOf(mode),
      graceMs: GRACE_MS,
    },
    {
      ...process.env,
      ...options.jars,
      // firebase-functions' own command says `#!/usr/bin/env node`: it must find the pinned one.
      PATH: [path.join(ROOT, "node_modules", ".bin"), process.env.PATH].join(path.delimiter),
      NO_UPDATE_NOTIFIER: "1",
      TMPDIR: temporaryFolder(mode),
      // Discovery through a file: the default picks a port from 8000 up, where two stacks can meet.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
      FUNCTIONS_DISCOVERY_TIMEOUT: "60",
    },
  );
  try {
    const line = await emulators.says(
      /All emulators ready|Failed to load function definition[^\n]*/,
      READY_WITHIN_MS,
    );
    if (line.startsWith("Failed")) throw new Error(`${line}\nSee ${log}`);
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return emulators;
}

/**
 * The Storage emulator keeps its files in one folder of the temporary directory, whoever runs it: two stacks would empty
 * each other's. The name is short, since sockets stand in it and their paths may not be long.
 */
function temporaryFolder(mode: Mode): string {
  const name = createHash("sha256").update(mode.dir).digest("hex").slice(0, 8);
  const folder = path.join(os.tmpdir(), `nd-${name}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
