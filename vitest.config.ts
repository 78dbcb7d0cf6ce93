import { defineConfig } from "vitest/config";
import { SECTION_FILES } from "./tools/testing/test-files.ts";
import { catalogueNames } from "./web/vite-catalogue-names.ts";

const ON_EMULATORS_MS = 30_000;

/** `unit` and `tools` run alone; `rules`, `functions` and `races` on the stack that `npm test` starts. */
export default defineConfig({
  test: {
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
      {
        test: {
          name: "functions",
          include: [...SECTION_FILES.functions],
          // The functions log as they do in production; only a failed test's lines are of interest.
          silent: "passed-only",
          // They share one simulator, inbox and set of faults.
          fileParallelism: false,
          testTimeout: ON_EMULATORS_MS,
          hookTimeout: ON_EMULATORS_MS,
        },
      },
    ],
  },
});
