/**
 * Entry of every command: `node tools/bootstrap.mjs <command> [...]`. Runs on the host's Node with nothing installed,
 * installs what is missing, then hands over to the pinned Node, passing arguments, signals and the exit code through.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const COMMANDS = ["start", "test", "doctor", "bench", "screens", "job"];
const OLDEST_NODE = 20;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const [command, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
  fail(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later from https://nodejs.org.`,
  );
}
if (!COMMANDS.includes(command)) fail(`Say one of: ${COMMANDS.join(", ")}.`);
if (needsInstall()) install();

const pinnedNode = path.join(root, "node_modules", ".bin", "node");
if (!existsSync(pinnedNode)) {
  fail("The pinned Node is missing: run `npm ci` in this folder and allow its install scripts.");
}
handOver(pinnedNode, [path.join(root, "tools", `${command}.ts`), ...args]);

/** Whether node_modules is missing or older than the lock file; npm writes its own copy of the lock last. */
function needsInstall() {
  const installed = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return true;
  return statSync(path.join(root, "package-lock.json")).mtimeMs > statSync(installed).mtimeMs;
}

function install() {
  console.log("Installing dependencies (npm ci) …");
  // Some packages ask for a newer Node than the host's: they run on the pinned one, so npm's warnings would mislead.
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (npm.status !== 0) {
    fail("Dependencies could not be installed: check the connection to the npm registry, then run `npm ci`.");
  }
  const now = new Date();
  utimesSync(path.join(root, "node_modules", ".package-lock.json"), now, now);
}

function handOver(node, nodeArgs) {
  const child = spawn(node, nodeArgs, { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Ancestors that are killed outright send no signal: their absence is one. Between npm and this is a shell.
  const ancestors = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
  setInterval(() => {
    if (!ancestors.every(isAlive)) child.kill("SIGTERM");
  }, 1000).unref();
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => {
    process.exit(code ?? (signal === "SIGINT" ? 130 : 143));
  });
}

/** The parent of a process that npm started us through; of no interest when a person did. */
function parentOf(pid) {
  if (process.env.npm_lifecycle_event === undefined) return 0;
  return Number(spawnSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? 0);
}

function isAlive(pid) {
  if (existsSync("/proc/self/stat")) return existsSync(`/proc/${pid}`) && !isZombie(pid);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Dead, and not yet buried: in containers whose first process does not care, that lasts. */
function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return true;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
