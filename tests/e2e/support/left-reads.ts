import type { BrowserContext, Page, Request } from "playwright/test";
import { ListenChannels } from "./listen-channels.ts";

/**
 * Takes the live reads of pages that are closed or left out of the Firestore emulator. It keeps them for ever, evaluates each at
 * every commit, and after some hundred pages a write takes seconds.
 *
 * @param note told of each end that is under way; it never fails
 */
export function endLeftReads(
  context: BrowserContext,
  note: (ended: Promise<void>) => void = () => undefined,
): void {
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
