import { spawnSync } from "node:child_process";
import { Problem } from "../stack/problem.ts";

export const OLDEST_JAVA = 11;
const HINT = "install a JDK (Debian: apt-get install default-jdk-headless; macOS: brew install openjdk)";

/** The major version of the Java in PATH, or null when there is none. */
export function javaVersion(): number | null {
  const run = spawnSync("java", ["-version"], { encoding: "utf8" });
  const match = /version "(?:1\.)?(\d+)/.exec(`${run.stderr ?? ""}${run.stdout ?? ""}`);
  return match ? Number(match[1]) : null;
}

/** @throws Problem when there is no Java, or one that the emulators do not run on */
export function requireJava(): void {
  const version = javaVersion();
  if (version === null) throw new Problem(`Java is missing, and the Firestore emulator needs it: ${HINT}.`);
  if (version < OLDEST_JAVA) {
    throw new Problem(
      `Java ${version} is too old, the Firestore emulator needs ${OLDEST_JAVA} or later: ${HINT}.`,
    );
  }
}

/** Whether the JDK's compiler is in PATH; a JRE has none. */
export function hasJavaCompiler(): boolean {
  return spawnSync("javac", ["-version"]).status === 0;
}
