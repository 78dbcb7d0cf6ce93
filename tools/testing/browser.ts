import { spawnSync } from "node:child_process";
import { findChromium } from "../chromium.ts";
import { Problem } from "../stack/problem.ts";
import { commandOf } from "./packages.ts";

const DOWNLOADS = "https://cdn.playwright.dev/";
const REACHABLE_WITHIN_MS = 3000;
const PACKAGES = ["chromium-headless-shell", "chromium"];

export const CHROMIUM_HINT =
  "install it with `npx playwright install --with-deps --only-shell chromium`, or from the system's packages (Debian: apt-get install chromium-headless-shell)";

/**
 * Makes sure that there is a browser before anything is run: the one of this machine, else Playwright's, else the system's
 * package where it may be installed.
 *
 * @throws Problem when there is none and none can be had
 */
export async function requireChromium(): Promise<void> {
  if (findChromium() !== undefined) return;
  if (await isDownloadable()) {
    console.log("Chromium is missing, Playwright fetches it …");
    run(process.execPath, [
      commandOf("playwright"),
      "install",
      ...withPackages(),
      "--only-shell",
      "chromium",
    ]);
  }
  for (const name of PACKAGES) {
    if (findChromium() !== undefined) return;
    if (mayInstallPackages()) run("apt-get", ["install", "--yes", "--no-install-recommends", name]);
  }
  if (findChromium() === undefined) {
    throw new Problem(`Chromium is missing, and the browser tests need it: ${CHROMIUM_HINT}.`);
  }
}

/** The libraries that the browser needs come from the system, which asks for an administrator. */
function withPackages(): string[] {
  return mayInstallPackages() ? ["--with-deps"] : [];
}

function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: "inherit" });
}

/** PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD is Playwright's own word for machines that are to fetch nothing. */
async function isDownloadable(): Promise<boolean> {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return false;
  try {
    await fetch(DOWNLOADS, { method: "HEAD", signal: AbortSignal.timeout(REACHABLE_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
}
