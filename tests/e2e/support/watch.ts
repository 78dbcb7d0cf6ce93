import type { Page } from "playwright/test";

/** How often the page called a function. */
export function countCalls(page: Page, name: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(`/${name}`)) calls += 1;
  });
  return () => calls;
}

/** What went wrong in the page without anybody catching it, and every refused read that was written to its console. */
export function collectTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (/permission|insufficient/i.test(message.text())) troubles.push(message.text());
  });
  return troubles;
}

/** Firestore listeners that the page holds at this moment, by what it tells the server. */
export function countListeners(page: Page): () => number {
  let listeners = 0;
  page.on("request", (request) => {
    const sent = decodeURIComponent(request.postData() ?? "");
    listeners += occurrences(sent, '"addTarget":') - occurrences(sent, '"removeTarget":');
  });
  return () => listeners;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
