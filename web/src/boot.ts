import { sayWhenOffline } from "./app/early-offline-banner.ts";
import { showMountFailure, showSlowStart } from "./app/mount-failure.ts";
import { keepReferral } from "./lib/device/referral.ts";
import { somethingIsRemembered } from "./lib/device/remembered.ts";
import { keepEarlyInput } from "./lib/loading/early-input.ts";
import { onFirstSign } from "./lib/loading/first-sign.ts";
import { loadPart } from "./lib/loading/module-recovery.ts";
import { isWrittenForAddress } from "./lib/page/written-page.ts";

/** An application that has not come by then may never: a refresh is offered. */
const SLOW_MS = 30_000;
/** What was waiting for the network comes with it. */
const RETURN_MS = 5000;
/**
 * All that runs before a person does something. A page that was written at build can be read, and its links work, without
 * the application: it comes with the first sign of somebody there, or at once where the page alone would not say all.
 */

// The link to the other language was written for the page alone: it takes along what this address asks for.
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang][lang]") : null;
    if (link !== null) link.search = window.location.search;
  },
  { capture: true },
);

// Whoever comes by a partner's link may leave before the application is there, and buy another day.
keepReferral();

const root = document.getElementById("root");
const applicationSaysIt = sayWhenOffline();
if (root === null) showMountFailure(false);
else if (root.dataset.page === undefined) void start(root);
else startWithFirstSign(root);

/** `data-waits`: what the page is about is not written in it. */
function isNeededAtOnce(host: HTMLElement): boolean {
  const waits = host.querySelector("[data-waits]") !== null;
  return waits || !isWrittenForAddress(host) || !navigator.onLine || somethingIsRemembered();
}

/** Nobody reads an old price on for want of a touch. Only a page with prices asks. */
async function isOutdated(host: HTMLElement): Promise<boolean> {
  if (host.querySelector("[data-record]") === null) return false;
  const asking = await import("./lib/page/written-prices.ts").catch(() => null);
  return asking?.sellsOtherwise(host) ?? false;
}

function startWithFirstSign(host: HTMLElement): void {
  const begun = new AbortController();
  const begin = () => {
    if (begun.signal.aborted) return;
    begun.abort();
    void start(host);
  };
  begun.signal.addEventListener("abort", onFirstSign(begin));
  window.addEventListener("offline", begin, { signal: begun.signal });
  // What is written is shown first: to look into the browser's storage takes longer than anything else here.
  whenIdle(async () => {
    if (isNeededAtOnce(host) || (await isOutdated(host))) begin();
  });
}

function whenIdle(run: () => Promise<void>): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void run(), { timeout: 500 });
  else setTimeout(() => void run());
}

async function start(host: HTMLElement): Promise<void> {
  const early = keepEarlyInput(host);
  const quicker = offerWhenSlow();
  try {
    const { mount } = await loadPart(() => import("./main.tsx"));
    await mount(host, early.pause);
    applicationSaysIt();
    early.replay();
  } catch (error) {
    console.error(error);
    early.forget();
    showMountFailure(host.dataset.page !== undefined, error);
  } finally {
    quicker();
  }
}

/** Not without a network, where a refresh would lose the page that can be read. Call the result once the application came. */
function offerWhenSlow(): () => void {
  let takeBack = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const came = new AbortController();
  const offer = () => {
    if (navigator.onLine) takeBack = showSlowStart();
    else window.addEventListener("online", () => wait(RETURN_MS), { once: true, signal: came.signal });
  };
  const wait = (ms: number) => {
    timer = setTimeout(offer, ms);
  };
  wait(SLOW_MS);
  return () => {
    came.abort();
    clearTimeout(timer);
    takeBack();
  };
}
