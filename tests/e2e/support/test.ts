import { test as base } from "playwright/test";
import { endLeftReads } from "./left-reads.ts";

export * from "playwright/test";

/** Playwright's `test`, with the live reads of pages that are closed or left taken out of the Firestore emulator. */
export const test = base.extend<object, { liveReadsEnd: undefined }>({
  liveReadsEnd: [
    async ({ browser }, use) => {
      const ending: Promise<void>[] = [];
      browser.on("context", (context) => endLeftReads(context, (ended) => ending.push(ended)));
      await use(undefined);
      await Promise.all(ending);
    },
    { scope: "worker", auto: true },
  ],
});
