import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { functionTestFiles, SECTION_FILES } from "./tools/testing/test-files.ts";
import { catalogueNames } from "./web/vite-catalogue-names.ts";

const ON_EMULATORS_MS = 30_000;
const { beside, inTurn } = functionTestFiles(import.meta.dirname);

/** `unit` and `tools` run alone; `rules`, `functions` and `races` on the stack that `npm test` starts. */
export default defineConfig({
  test: {
    // The functions log as they do in production; only a failed test's lines are of interest.
    silent: "passed-only",
    projects: [
      {
        // Hindi texts that are tested know the catalogue's names.
        plugins: [catalogueNames()],
        test: {
          name: "unit",
          include: [...SECTION_FILES.unit],
          // Screens that are drawn without a browser: nothing is asked of these addresses.
          env: {
            VITE_FIREBASE_PROJECT_ID: "demo-niyamdesk",
            VITE_FIREBASE_API_KEY: "demo",
            VITE_FIREBASE_AUTH_DOMAIN: "demo.example",
            VITE_FIREBASE_STORAGE_BUCKET: "demo-niyamdesk.appspot.com",
            VITE_FIREBASE_APP_ID: "demo",
            VITE_SITE_ORIGIN: "https://niyamdesk.example",
          },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "tools",
          include: [...SECTION_FILES.tools],
          exclude: [...SECTION_FILES.deploy],
          // They start programs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "deploy", include: [...SECTION_FILES.deploy], testTimeout: 300_000 } },
      {
        test: {
          name: "rules",
          include: [...SECTION_FILES.rules],
          testTimeout: ON_EMULATORS_MS,
          hookTimeout: ON_EMULATORS_MS,
        },
      },
      {
        test: {
          name: "races",
          include: [...SECTION_FILES.races],
          fileParallelism: false,
          testTimeout: ON_EMULATORS_MS,
          hookTimeout: ON_EMULATORS_MS,
        },
      },
      // In a project and with a Razorpay of their own: two at a time, then those that share the stack.
      functionTests("functions-beside", { include: beside, maxWorkers: 2, sequence: { groupOrder: 0 } }),
      // They share one simulator, inbox and set of faults.
      functionTests("functions", { include: inTurn, fileParallelism: false, sequence: { groupOrder: 1 } }),
    ],
  },
});

function functionTests(
  name: string,
  how: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      // As the browser's: what needed a second try in CI is named at the end, and more than a few fail the run.
      retry: process.env.CI ? 1 : 0,
      testTimeout: ON_EMULATORS_MS,
      hookTimeout: ON_EMULATORS_MS,
      ...how,
    },
  };
}
