/** What the production build sends to a visitor who is not signed in. */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { addresses } from "../support/stack.ts";
import { type Row, report } from "./row.ts";
import { reactAlone } from "./support/react-alone.ts";

const KB = 1000;
const LIMIT_KB = 90;
const PAGE_MS = 120_000;
/** The page that has an aim, and others to compare with. */
const PAGES = ["/services", "/", "/services/itr-filing", "/login"];
/** What a bundle with these libraries says, minified too. */
const UNWANTED = {
  "the Firebase SDK": /@firebase\/|firebaseapp\.com\/__\/auth|identitytoolkit/,
  zod: /\$ZodError|ZodMiniType|_zod\b/,
};

const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  const react = await reactAlone();
  const rows: Row[] = [];
  for (const page of PAGES) rows.push(await visit(browser, page, react / KB));
  report(rows);
} finally {
  await browser.close();
}

interface Sent {
  path: string;
  type: string;
  gzip: number;
  text: string;
}

async function visit(visitor: Browser, path: string, react: number): Promise<Row> {
  const sent = await everythingSentFor(visitor, path);
  const scripts = sent.filter(({ type }) => type === "script");
  const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0) / KB;
  const found = Object.entries(UNWANTED).filter(([, mark]) => scripts.some(({ text }) => mark.test(text)));
  const isGated = path === PAGES[0];
  return {
    name: `JS for ${path}`,
    value: total,
    unit: "kB gzip",
    baseline: { value: react, what: "react and react-dom alone" },
    ratio: total / react,
    aim: isGated
      ? {
          words: `≤ ${LIMIT_KB} kB, no ${Object.keys(UNWANTED).join(", no ")}`,
          met: total <= LIMIT_KB && found.length === 0,
        }
      : null,
    notes: [
      `${sent.length} requests, ${scripts.length} of them scripts`,
      `has ${found.map(([name]) => name).join(" and ") || "neither the Firebase SDK nor zod"}`,
      ...sent
        .toSorted((a, b) => b.gzip - a.gzip)
        .map(
          ({ path: file, type, gzip }) =>
            `${(gzip / KB).toFixed(1).padStart(7)} kB  ${type.padEnd(10)} ${file}`,
        ),
    ],
  };
}

/** Bodies are compressed here, alike for every file, since the local server does not as the real one does. */
async function everythingSentFor(visitor: Browser, path: string): Promise<Sent[]> {
  const context = await visitor.newContext();
  context.setDefaultTimeout(PAGE_MS);
  const page = await context.newPage();
  const reading: Promise<Sent>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().startsWith("http")) return;
    reading.push(
      (async () => {
        const body = (await (await request.response())?.body().catch(() => null)) ?? Buffer.alloc(0);
        const url = new URL(request.url());
        const own = url.origin === addresses.site ? url.pathname : `${url.origin}${url.pathname}`;
        const type = request.resourceType();
        return {
          path: own,
          type,
          gzip: gzipSync(body).length,
          text: type === "script" ? body.toString() : "",
        };
      })(),
    );
  });
  await page.goto(new URL(path, addresses.site).href);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  const sent = await Promise.all(reading);
  await context.close();
  return sent;
}
