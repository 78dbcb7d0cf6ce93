import { type BrowserContext, test as base, type Page, type Request } from "playwright/test";
import { ListenChannels } from "./listen-channels.ts";

export * from "playwright/test";

/**
 * Playwright's `test`, with the live reads of pages that are closed or left taken out of the Firestore emulator. It keeps
 * them for ever, evaluates each at every commit, and after some hundred pages a write takes seconds.
 */
export const test = base.extend<object, { liveReadsEnd: undefined }>({
  liveReadsEnd: [
    async ({ browser }, use) => {
      const ending: Promise<void>[] = [];
      browser.on("context", (context) => endReadsOf(context, (ended) => ending.push(ended)));
      await use(undefined);
      await Promise.all(ending);
    },
    { scope: "worker", auto: true },
  ],
});

function endReadsOf(context: BrowserContext, note: (ended: Promise<void>) => void): void {
  context.on("page", (page) => {
    const channels = new ListenChannels();
    let left: readonly string[] = [];
    page.on("request", (request) => {
      if (isNavigation(page, request)) left = channels.ids();
      channels.see(request);
    });
    // Only now has the document changed: what a navigation asks for may also be a download.
    page.on("domcontentloaded", () => note(channels.end(left)));
    page.on("close", () => note(channels.end(channels.ids())));
  });
}

function isNavigation(page: Page, request: Request): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}
