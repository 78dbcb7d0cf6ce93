import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parametersOf, secretsOf } from "./environment.ts";
import { ROUTER } from "./function-target.ts";
import { type Hosting, withLocalAddresses } from "./local-hosting.ts";
import { type Mode, ROOT } from "./mode.ts";

/** Files that the emulators read from the repository and follow while they run. */
export const RULES_FILES = ["firestore.rules", "storage.rules"];

const ENTRY = "entry.mjs";

interface FirebaseConfig {
  functions: { source: string; codebase: string; runtime: string }[];
  hosting: Hosting;
  [part: string]: unknown;
}

/**
 * Writes the folder that firebase-tools runs in: the repository's own configuration with this stack's ports, and
 * copies of what it names, since firebase-tools takes nothing from outside its folder.
 *
 * @param hosted whether the hosting emulator serves the built site from `site/`
 */
export function writeStackFiles(mode: Mode, hosted: boolean): void {
  mkdirSync(siteFolder(mode), { recursive: true });
  const config = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8")) as FirebaseConfig;
  const { hosting, functions, ...rest } = config;
  const local = {
    ...rest,
    functions: functions.map(({ codebase, runtime }) => ({ source: "functions", codebase, runtime })),
    ...(hosted ? { hosting: { ...withLocalAddresses(hosting, mode), public: "site" } } : {}),
    emulators: emulatorsConfig(mode, hosted),
  };
  writeFileSync(path.join(mode.dir, "firebase.json"), JSON.stringify(local, null, 2));
  for (const name of [...RULES_FILES, "firestore.indexes.json"]) copyFromRoot(mode, name);
  writeFunctions(mode);
}

/** Where the built site is served from. */
export function siteFolder(mode: Mode): string {
  return path.join(mode.dir, "site");
}

export function copyFromRoot(mode: Mode, name: string): void {
  copyFileSync(path.join(ROOT, name), path.join(mode.dir, name));
}

/** The folder that the Functions emulator runs: the bundle, and this stack's parameters and secrets beside it. */
function writeFunctions(mode: Mode): void {
  const source = path.join(ROOT, "functions");
  const target = path.join(mode.dir, "functions");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeEntry(source, target);
  // Packages that npm could not lift to the root; all others are found upwards.
  const modules = path.join(source, "node_modules");
  if (existsSync(modules)) symlinkSync(modules, path.join(target, "node_modules"), "dir");
  copyFunctionsBundle(mode);
  writeFileSync(path.join(target, ".env"), envText(parametersOf(mode)));
  writeFileSync(path.join(target, ".secret.local"), envText(secretsOf(mode)));
}

/** What a process loads: all functions, and what hands each request on to its own. */
function writeEntry(source: string, target: string): void {
  const description: object = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8"));
  writeFileSync(path.join(target, "package.json"), JSON.stringify({ ...description, main: ENTRY }));
  const router = pathToFileURL(path.join(import.meta.dirname, "function-router.ts")).href;
  writeFileSync(
    path.join(target, ENTRY),
    `import * as functions from "./lib/index.js";
import { routerOf } from ${JSON.stringify(router)};

export * from "./lib/index.js";
export const ${ROUTER} = routerOf(functions);
`,
  );
}

export function copyFunctionsBundle(mode: Mode): void {
  cpSync(path.join(ROOT, "functions", "lib"), path.join(mode.dir, "functions", "lib"), { recursive: true });
}

function envText(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join("");
}

function emulatorsConfig({ ports }: Mode, hosted: boolean) {
  const at = (port: number) => ({ host: "127.0.0.1", port });
  return {
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ...(hosted ? { hosting: at(ports.web) } : {}),
    ui: { enabled: false },
    singleProjectMode: true,
  };
}
