import { existsSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LaunchOptions } from "playwright";

/** Best first: the shell without a desktop's parts does the same work in about half the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Where Playwright keeps what it fetched, and what the programs in there are called, best first. */
const PLAYWRIGHT_FOLDERS = [
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
  path.join(os.homedir(), ".cache", "ms-playwright"),
  path.join(os.homedir(), "Library", "Caches", "ms-playwright"),
];
const PLAYWRIGHT_NAMES = ["chrome-headless-shell", "headless_shell", "chrome"];

/** The browser that tests and screens drive: CHROMIUM_PATH, one of the usual names in PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return (
    [process.env.CHROMIUM_PATH ?? "", ...places, MAC].find((place) => place !== "" && existsSync(place)) ??
    fetchedByPlaywright()
  );
}

function fetchedByPlaywright(): string | undefined {
  const root = PLAYWRIGHT_FOLDERS.find((folder) => folder !== "" && existsSync(folder));
  if (root === undefined) return undefined;
  const builds = readdirSync(root)
    .filter((name) => name.startsWith("chromium"))
    .sort()
    .reverse();
  const programs = builds.flatMap((build) =>
    readdirSync(path.join(root, build)).map((platform) => path.join(root, build, platform)),
  );
  return PLAYWRIGHT_NAMES.flatMap((name) => programs.map((folder) => path.join(folder, name))).find((place) =>
    existsSync(place),
  );
}

const executablePath = findChromium();

/** Without what a browser does by itself in the background. */
export const CHROMIUM: LaunchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
