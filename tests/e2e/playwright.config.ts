import path from "node:path";
import { defineConfig } from "playwright/test";
import { CHROMIUM } from "../../tools/chromium.ts";
import { stack } from "./support/stack.ts";

/** What a fault, a mailed link, a closed window or a lost session does is the same at every width. */
const AT_ONE_WIDTH = [
  "account-faults.spec.ts",
  "account-links.spec.ts",
  "account-proof.spec.ts",
  "account-sign-out.spec.ts",
  "checkout-faults.spec.ts",
  "checkout-hindi.spec.ts",
  "checkout-recovery.spec.ts",
  "checkout-strict.spec.ts",
  "checkout-window.spec.ts",
  "first-visit.spec.ts",
  "offline.spec.ts",
  "roles.spec.ts",
];

/**
 * Browser tests on a running stack (`npm test` starts it; `NIYAM_STACK` says where it is). Phone first: every journey runs at
 * both widths, the rest on the phone.
 */
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
    // What it keeps, a test cannot take away; those that are about it allow it.
    serviceWorkers: "block",
    // A trace costs every test a third of its time; a failed one leaves its page as picture and as text.
    trace: process.env.NIYAM_TRACE === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    actionTimeout: 60_000,
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", testIgnore: AT_ONE_WIDTH, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
