import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../../../tools/chromium.ts";

export const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;

const SIGNED_IN_LOAD_MS = 15_000;

/** What Lighthouse says of one visit on a phone. */
export interface Visit {
  /** In the order of `SCORES`. */
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  scriptKb: number;
  /** Within the site, also those that its worker had already. */
  scripts: string[];
}

/** A browser with a new profile, which takes the certificate of the local server. */
export function launchChrome(): Promise<LaunchedChrome> {
  const chromePath = findChromium();
  return launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"],
  });
}

/** @param signedIn what the browser keeps stays: Lighthouse otherwise takes away who is signed in */
export async function visitByLighthouse(
  port: number,
  address: string,
  { signedIn = false } = {},
): Promise<Visit> {
  const result = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    disableStorageReset: signedIn,
    // A live read keeps the network busy: it would wait as long as it may, three quarters of a minute.
    ...(signedIn ? { maxWaitForLoad: SIGNED_IN_LOAD_MS } : {}),
  });
  if (result === undefined || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = (details && "items" in details ? details.items : []) as {
    url: string;
    resourceType?: string;
    transferSize?: number;
  }[];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    scores: SCORES.map((name) => Math.round(100 * (categories[name]?.score ?? 0))),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptKb: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    scripts: scripts.map(({ url }) => new URL(url).pathname),
  };
}
