/** What Lighthouse says of the built site on a phone, beside hand-made pages of the same content. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { PUBLIC_ADDRESSES } from "@niyamdesk/domain/base/addresses";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { webEnvironment } from "../../tools/stack/environment.ts";
import { ROOT, testMode } from "../../tools/stack/mode.ts";
import { median } from "./measure.ts";
import { type Row, report } from "./row.ts";
import { floorPage } from "./support/floor-pages.ts";
import { serveH2 } from "./support/h2-site.ts";
import { launchChrome, SCORES, type Visit, visitByLighthouse } from "./support/lighthouse-visit.ts";

const RUNS = Math.max(1, Number(process.env.NIYAM_BENCH_RUNS ?? 5));
const LIMITS = { ratio: 1.45, tbt: 50, kb: 80 };
const { home, services, franchise, franchiseRegister } = PUBLIC_ADDRESSES;
const PAGES = [home, services, `${services}/${CATALOGUE[0]?.id}`, franchise, franchiseRegister].map(
  (page) => ({
    page,
    file: page === home ? "index.html" : `${page.slice(1)}.html`,
    floor: `/floor${page === home ? "-home" : page.replaceAll("/", "-")}`,
  }),
);

const folder = path.join(ROOT, ".local", "bench-lighthouse");
execFileSync(process.execPath, [path.join(ROOT, "web", "site", "build.ts"), "--out", folder], {
  cwd: ROOT,
  env: { ...process.env, NODE_ENV: "production", ...webEnvironment(testMode()) },
});
const floors = PAGES.map(({ file, floor }) => [floor, floorPage(path.join(folder, file))] as const);
const site = await serveH2(folder, new Map(floors));
const chrome = await launchChrome();
try {
  const rows: Row[] = [];
  for (const { page, floor } of PAGES) rows.push(await compare(page, floor));
  report(rows);
} finally {
  chrome.kill();
  site.close();
}

async function compare(page: string, floor: string): Promise<Row> {
  const own: Visit[] = [];
  const base: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await visitByLighthouse(chrome.port, `${site.origin}${page}`));
    base.push(await visitByLighthouse(chrome.port, `${site.origin}${floor}`));
  }
  const middle = (visits: readonly Visit[], of: (one: Visit) => number) => median(visits.map(of));
  const [lcp, floorLcp] = [middle(own, ({ lcp }) => lcp), middle(base, ({ lcp }) => lcp)];
  const [tbt, cls, kb] = [
    middle(own, ({ tbt }) => tbt),
    middle(own, ({ cls }) => cls),
    middle(own, (one) => one.scriptKb),
  ];
  const scores = SCORES.map((_, index) => middle(own, (one) => one.scores[index] ?? 0));
  const ratio = lcp / floorLcp;
  const met =
    ratio <= LIMITS.ratio &&
    tbt <= LIMITS.tbt &&
    cls === 0 &&
    kb <= LIMITS.kb &&
    scores.every((score) => score === 100);
  return {
    name: `${page} (${scores.join("/")}, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, JS ${kb.toFixed(1)} kB): LCP`,
    value: lcp,
    unit: "ms",
    baseline: { value: floorLcp, what: "a hand-made page of the same content" },
    ratio,
    aim: { words: `≤ ${LIMITS.ratio} ×, TBT ≤ ${LIMITS.tbt}, CLS 0, JS ≤ ${LIMITS.kb} kB, scores 100`, met },
    notes: own.map((one) => JSON.stringify(one)),
  };
}
