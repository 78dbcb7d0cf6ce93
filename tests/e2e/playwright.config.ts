import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { stack } from "./support/stack.ts";

/**
 * Browser tests on a running stack (`npm test` starts it; `NIYAM_STACK` says where it is). Phone first: every journey runs at
 * both widths. What it takes to make a machine's Chromium quiet is among the flags.
 */
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../../test-results"),
  globalSetup: path.join(import.meta.dirname, "support/warm-up.ts"),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: stack.addresses.site,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
    launchOptions: {
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
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
