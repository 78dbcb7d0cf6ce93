import { existsSync } from "node:fs";
import type { LaunchOptions } from "playwright";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** The machine's Chromium where it has one, without what it does by itself in the background. */
export const CHROMIUM: LaunchOptions = {
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
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
