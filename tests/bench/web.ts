/** What the production build sends: to a visitor, to somebody at a sign-in form, and to somebody who is signed in. */
import { type Browser, type BrowserContext, chromium } from "playwright";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { foundIn, MARKS, type SentFile, scriptsOf, sentFor, weightOf } from "../support/page-weight.ts";
import { addresses } from "../support/stack.ts";
import { type Row, report } from "./row.ts";
import { reactAlone } from "./support/react-alone.ts";
import { SIGNED_IN, signInAs } from "./support/signed-in.ts";

const PAGE_MS = 120_000;

interface Aim {
  kb: number;
  files: number;
  /** Libraries that may be in it. */
  may?: readonly (keyof typeof MARKS)[];
}

/** Pages of a visitor: the list and the sign-in form have an aim, the others are there to compare with. */
const PAGES: readonly (readonly [page: string, aim: Aim | null])[] = [
  ["/services", { kb: 90, files: 10 }],
  ["/", null],
  ["/services/itr-filing", null],
  ["/franchise", null],
  ["/franchise-register", null],
  ["/login", { kb: 125, files: 12, may: ["the form library"] }],
];
const ANY = Object.keys(MARKS) as (keyof typeof MARKS)[];
/** The same ceilings as `tests/e2e/weight.spec.ts`; those without one there are to compare with. */
const DASHBOARDS: Record<(typeof SIGNED_IN)[number]["role"], Aim | null> = {
  client_user: { kb: 290, files: 25, may: ["the sign-in SDK", "Firestore"] },
  tax_executive: { kb: 295, files: 30, may: ANY },
  telecaller: { kb: 395, files: 52, may: ANY },
  franchise: null,
  admin: null,
};

const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  const react = (await reactAlone()) / 1000;
  const rows: Row[] = [];
  for (const [page, aim] of PAGES) {
    const context = await newContext(browser);
    rows.push(rowOf(page, await visit(context, page), react, aim));
    await context.close();
  }
  for (const account of SIGNED_IN) {
    const context = await newContext(browser);
    await signInAs(account, await context.newPage(), addresses.site);
    rows.push(
      rowOf(account.dashboard, await visit(context, account.dashboard), react, DASHBOARDS[account.role]),
    );
    await context.close();
  }
  report(rows);
} finally {
  await browser.close();
}

async function newContext(visitor: Browser): Promise<BrowserContext> {
  // The worker would bring the files of all pages.
  const context = await visitor.newContext({ serviceWorkers: "block" });
  context.setDefaultTimeout(PAGE_MS);
  return context;
}

async function visit(context: BrowserContext, path: string): Promise<SentFile[]> {
  const page = await context.newPage();
  return sentFor(page, async () => {
    await page.goto(new URL(path, addresses.site).href);
    await page.locator("h1").first().waitFor();
  });
}

function rowOf(path: string, sent: readonly SentFile[], react: number, aim: Aim | null): Row {
  const scripts = scriptsOf(sent);
  const total = weightOf(scripts);
  const found = foundIn(scripts);
  const unwanted = Object.keys(MARKS).filter((name) => !aim?.may?.some((one) => one === name));
  return {
    name: `JS for ${path}`,
    value: total,
    unit: "kB gzip",
    baseline: { value: react, what: "react and react-dom alone" },
    ratio: total / react,
    aim: aim && {
      words: [`≤ ${aim.kb} kB in ≤ ${aim.files} files`, ...unwanted.map((name) => `no ${name}`)].join(", "),
      met: total <= aim.kb && scripts.length <= aim.files && !found.some((name) => unwanted.includes(name)),
    },
    notes: [
      `${sent.length} requests, ${scripts.length} of them scripts`,
      `has ${found.join(" and ") || "none of the libraries"}`,
      ...sent
        .toSorted((a, b) => b.gzip - a.gzip)
        .map(
          ({ path: file, type, gzip }) =>
            `${(gzip / 1000).toFixed(1).padStart(7)} kB  ${type.padEnd(10)} ${file}`,
        ),
    ],
  };
}
