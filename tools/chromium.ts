import { existsSync } from "node:fs";
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

/** The browser that tests and screens drive: CHROMIUM_PATH, or one of the usual names in PATH. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", ...places, MAC].find((place) => place !== "" && existsSync(place));
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
