import path from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM } from "../../tools/chromium.ts";
import { lanes } from "./support/lane.ts";
import { stack } from "./support/stack.ts";

const WAIT_MS = 20_000;

/**
 * Browser tests on a running stack (`npm test` starts it; `NIYAM_STACK` says where it is). Phone first: everything
 * runs there, but for what is done at a desk (`@only-desk`: keys, administrators' jobs). What has `@desk`, the journey to a paid
 * order and what looks different there, runs at both widths.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.resolve(import.meta.dirname, "../../test-results"),
  globalSetup: path.join(import.meta.dirname, "support/warm-up.ts"),
  fullyParallel: false,
  workers: Math.max(1, lanes.length),
  // A second try in CI, with a trace; `npm test` counts what needed it and fails on more than a few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  // The longest that one thing took with six times as much to do as the machine has cores was 11 seconds.
  expect: { timeout: WAIT_MS },
  use: {
    baseURL: stack.addresses.site,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What it keeps, a test cannot take away; those that are about it allow it.
    serviceWorkers: "block",
    // A trace costs every test a third of its time; a failed one leaves its page as picture and as text.
    trace: process.env.NIYAM_TRACE === "1" ? "retain-on-failure" : "on-first-retry",
    screenshot: "only-on-failure",
    actionTimeout: WAIT_MS,
    // One process less to speak with for each picture that is drawn: a twentieth of the time.
    launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), "--in-process-gpu"] },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@only-desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grep: /@(only-)?desk/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
