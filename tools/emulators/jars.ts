import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../stack/mode.ts";
import { Problem } from "../stack/problem.ts";
import { manifestText, zipOfOneFile } from "./jar-file.ts";
import { hasJavaCompiler } from "./java.ts";

/**
 * firebase-tools downloads two Java programs, the Firestore emulator and the Storage rules runtime. Where it cannot,
 * both are made from a Firestore emulator that is on the machine: its jar contains Google's rules engine too.
 */
type Download = "firestore" | "storage";

const CLOUD_CLI_FOLDER = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator";
const FIRESTORE_MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const STORAGE_MAIN = "StorageRulesRuntime";
const BUILT = path.join(ROOT, ".local", "emulators");
const FIREBASE_TOOLS = createRequire(import.meta.url).resolve("firebase-tools/package.json");
export const FIREBASE_CLI = path.join(path.dirname(FIREBASE_TOOLS), "lib", "bin", "firebase.js");
const REACHABLE_WITHIN_MS = 4000;

/**
 * Makes sure that both programs can be started and returns what firebase-tools must be told in its environment
 * (nothing when its own downloads are there).
 *
 * @throws Problem when neither downloads nor a local emulator can be had
 */
export async function prepareEmulatorJars(): Promise<NodeJS.ProcessEnv> {
  if (isDownloaded("firestore") && isDownloaded("storage")) return {};
  const local = namedJar() ?? ((await download()) ? null : (cloudCliJar() ?? downloadedJar()));
  if (local === null) return {};
  if (local === undefined) {
    throw new Problem(
      "The Firestore emulator cannot be downloaded here: connect once, or set FIRESTORE_EMULATOR_JAR to a cloud-firestore-emulator.jar (Debian package google-cloud-cli-firestore-emulator).",
    );
  }
  return localPrograms(local);
}

/** The Firestore emulator that is here without a download, or undefined; for `npm run doctor`. */
export function emulatorOnThisMachine(): string | undefined {
  return downloadedJar() ?? namedJar() ?? cloudCliJar();
}

/** Whether the Storage rules runtime would have to be compiled here; for `npm run doctor`. */
export function needsJavaCompiler(): boolean {
  return !isDownloaded("storage") && emulatorOnThisMachine() !== undefined;
}

function localPrograms(jar: string): NodeJS.ProcessEnv {
  return {
    ...(isDownloaded("firestore") ? {} : { FIRESTORE_EMULATOR_BINARY_PATH: firestoreLauncher(jar) }),
    ...(isDownloaded("storage") ? {} : { STORAGE_EMULATOR_BINARY_PATH: storageRuntime(jar) }),
  };
}

function namedJar(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named === undefined || named === "") return undefined;
  if (!existsSync(named)) throw new Problem(`FIRESTORE_EMULATOR_JAR names ${named}, which does not exist.`);
  return path.resolve(named);
}

function cloudCliJar(): string | undefined {
  if (!existsSync(CLOUD_CLI_FOLDER)) return undefined;
  const name = readdirSync(CLOUD_CLI_FOLDER).find((file) => /^cloud-firestore-emulator.*\.jar$/.test(file));
  return name === undefined ? undefined : path.join(CLOUD_CLI_FOLDER, name);
}

function downloadedJar(): string | undefined {
  return isDownloaded("firestore") ? downloadPath("firestore") : undefined;
}

function isDownloaded(program: Download): boolean {
  return existsSync(downloadPath(program));
}

interface DownloadInfo {
  downloadPathRelativeToCacheDir: string;
  remoteUrl: string;
}

function downloadInfo(program: Download): DownloadInfo {
  const file = path.join(path.dirname(FIREBASE_TOOLS), "lib", "emulator", "downloadableEmulatorInfo.json");
  const all = JSON.parse(readFileSync(file, "utf8")) as Record<Download, DownloadInfo>;
  return all[program];
}

function downloadPath(program: Download): string {
  const cache =
    process.env.FIREBASE_EMULATORS_PATH ?? path.join(os.homedir(), ".cache", "firebase", "emulators");
  return path.join(cache, downloadInfo(program).downloadPathRelativeToCacheDir);
}

async function download(): Promise<boolean> {
  for (const program of ["firestore", "storage"] as const) {
    if (isDownloaded(program)) continue;
    if (!(await isReachable(downloadInfo(program).remoteUrl))) return false;
    console.log(`Downloading the ${program} emulator …`);
    const run = spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${program}`], {
      stdio: "inherit",
    });
    if (run.status !== 0 || !isDownloaded(program)) return false;
  }
  return true;
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(REACHABLE_WITHIN_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The Cloud CLI's jar has no Main-Class, and firebase-tools starts `java -jar`: a jar of one manifest joins the two. */
function firestoreLauncher(jar: string): string {
  return launcherJar("firestore", FIRESTORE_MAIN, [jar]);
}

function storageRuntime(jar: string): string {
  const source = path.join(import.meta.dirname, `${STORAGE_MAIN}.java`);
  const classes = path.join(BUILT, "storage-classes");
  const compiled = path.join(classes, `${STORAGE_MAIN}.class`);
  if (!existsSync(compiled) || statSync(compiled).mtimeMs < statSync(source).mtimeMs) {
    if (!hasJavaCompiler()) {
      throw new Problem(
        "Only a Java runtime is installed, and the Storage rules runtime has to be compiled once: install a JDK with javac (Debian: apt-get install default-jdk-headless).",
      );
    }
    compile(source, jar, classes);
  }
  return launcherJar("storage", STORAGE_MAIN, [`${classes}/`, jar]);
}

/** Compiles beside the place and moves in at the end, since two stacks may do it at once. */
function compile(source: string, jar: string, classes: string): void {
  const fresh = `${classes}-${process.pid}`;
  const run = spawnSync("javac", ["-proc:none", "-nowarn", "-cp", jar, "-d", fresh, source], {
    encoding: "utf8",
  });
  if (run.status !== 0)
    throw new Error(`The Storage rules runtime does not compile against ${jar}:\n${run.stderr}`);
  rmSync(classes, { recursive: true, force: true });
  renameSync(fresh, classes);
}

function launcherJar(name: string, mainClass: string, classPath: string[]): string {
  mkdirSync(BUILT, { recursive: true });
  const target = path.join(BUILT, `${name}.jar`);
  const urls = classPath.map((entry) => pathToFileURL(entry).href).join(" ");
  const manifest = manifestText({ "Manifest-Version": "1.0", "Main-Class": mainClass, "Class-Path": urls });
  const bytes = zipOfOneFile("META-INF/MANIFEST.MF", Buffer.from(manifest));
  if (existsSync(target) && readFileSync(target).equals(bytes)) return target;
  rmSync(target, { force: true });
  writeFileSync(target, bytes);
  return target;
}
