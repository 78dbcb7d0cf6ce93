/** What Lighthouse says on a phone of the first pages of people who are signed in, with records to show. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { median } from "./measure.ts";
import { type Row, report } from "./row.ts";
import { serveH2 } from "./support/h2-site.ts";
import { launchChrome, type Visit, visitByLighthouse } from "./support/lighthouse-visit.ts";
import { SIGNED_IN, signInAs } from "./support/signed-in.ts";

const RUNS = Math.max(1, Number(process.env.NIYAM_BENCH_RUNS ?? 5));
const LEAST_SCORE = 85;
const MOST_SHIFT = 0.02;

const folder = siteAsked();
const site = await serveH2(folder, new Map());
try {
  const rows: Row[] = [];
  for (const account of SIGNED_IN) rows.push(await measured(account));
  report(rows);
} finally {
  site.close();
}

function siteAsked(): string {
  const { NIYAM_SITE } = process.env;
  if (NIYAM_SITE === undefined) throw new Error("NIYAM_SITE does not say where the built site is");
  return NIYAM_SITE;
}

/** Each in a browser of its own: nobody is signed in twice in one. */
async function measured(account: (typeof SIGNED_IN)[number]): Promise<Row> {
  const chrome = await launchChrome();
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error("The browser has no context of its own");
    await signInAs(account, await context.newPage(), site.origin);
    // Lighthouse wants the browser for itself.
    await browser.close();
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(
        await visitByLighthouse(chrome.port, `${site.origin}${account.dashboard}`, { signedIn: true }),
      );
    }
    return rowOf(account.dashboard, visits);
  } finally {
    chrome.kill();
  }
}

/** Of the scripts that ran, with gzip: the site's worker brings them without the network. */
function kbOf({ scripts }: Visit): number {
  const sizes = scripts.map((script) => gzipSync(readFileSync(path.join(folder, script))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function rowOf(page: string, visits: readonly Visit[]): Row {
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  const score = middle(({ scores: [performance = 0] }) => performance);
  const [lcp, tbt, cls, kb] = [
    middle((one) => one.lcp),
    middle((one) => one.tbt),
    middle((one) => one.cls),
    middle(kbOf),
  ];
  return {
    name: `${page} (LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, JS ${kb.toFixed(0)} kB)`,
    value: score,
    unit: "points",
    baseline: null,
    ratio: null,
    aim: {
      words: `≥ ${LEAST_SCORE}, CLS ≤ ${MOST_SHIFT}`,
      met: score >= LEAST_SCORE && cls <= MOST_SHIFT,
    },
    notes: visits.map((one) => JSON.stringify(one)),
  };
}
