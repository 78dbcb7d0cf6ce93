import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright";
import { addresses } from "./stack.ts";

/** A file that a browser was sent. */
export interface SentFile {
  /** Within the site, or the whole address of somebody else's. */
  path: string;
  type: string;
  /** Bytes with gzip: the local server sends files as they are, the real one does not. */
  gzip: number;
  /** Of a script. */
  text: string;
}

/** What a library leaves of itself in a bundle, minified too. */
export const MARKS = {
  "the sign-in SDK": /identitytoolkit|firebaseapp\.com\/__\/auth/,
  Firestore: /google\.firestore\.v1/,
  zod: /\$ZodError|ZodMiniType|_zod\b/,
  "the form library": /shouldUnregister/,
} as const;

/** All that comes for a visit, until a page at rest asks for nothing more. Live reads stay open, so the network is never idle. */
export async function sentFor(page: Page, visit: () => Promise<unknown>): Promise<SentFile[]> {
  const asked = new Map<string, string>();
  const awaited = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().startsWith("http") || request.resourceType() === "fetch") return;
    asked.set(request.url(), typeOf(request));
    awaited.add(request);
  });
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  await visit();
  for (let before = -1; before !== asked.size || awaited.size > 0; ) {
    before = asked.size;
    await atRest(page);
  }
  return Promise.all([...asked].map(([address, type]) => fileAt(page, address, type)));
}

/** A script that has come was run, and what it put off until the page has time was done. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))");
}

/** Asked for once more: a browser that goes on has not always kept it. */
async function fileAt(page: Page, address: string, type: string): Promise<SentFile> {
  const body = await (await page.request.get(address)).body();
  const url = new URL(address);
  return {
    path: url.origin === addresses.site ? url.pathname : `${url.origin}${url.pathname}`,
    type,
    gzip: gzipSync(body).length,
    text: type === "script" ? body.toString() : "",
  };
}

/** A script that is fetched ahead is one, too. */
function typeOf(request: Request): string {
  return new URL(request.url()).pathname.endsWith(".js") ? "script" : request.resourceType();
}

export function scriptsOf(sent: readonly SentFile[]): SentFile[] {
  return sent.filter(({ type }) => type === "script");
}

/** Kilobytes with gzip. */
export function weightOf(files: readonly SentFile[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
}

/** Names of the libraries that are in these files. */
export function foundIn(
  files: readonly SentFile[],
  marks: Readonly<Record<string, RegExp>> = MARKS,
): string[] {
  return Object.entries(marks)
    .filter(([, mark]) => files.some(({ text }) => mark.test(text)))
    .map(([name]) => name);
}
