import { Problem } from "./problem.ts";

/**
 * Runs a command's body; ends the process with its exit code. What the person can mend is one line, a fault of ours
 * comes with its stack.
 */
export async function runCommand(body: () => Promise<number>): Promise<never> {
  try {
    process.exit(await body());
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}

/** Resolves when this process is asked to end: Ctrl-C, a signal, or a parent that is gone. */
export function askedToEnd(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, 1000).unref();
  });
}
