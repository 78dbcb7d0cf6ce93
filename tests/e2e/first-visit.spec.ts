import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { testMode } from "../../tools/stack/mode.ts";
import { bringAlive } from "./support/alive.ts";
import { expect, type Page, test } from "./support/test.ts";

const SITE = path.join(testMode().dir, "site");
/** Of the whole page, with what moves at its end. */
const WHOLE = { fullPage: true, animations: "disabled" } as const;
const sitemap = () => readFileSync(path.join(SITE, "sitemap.xml"), "utf8");
/** One service of many says what all would. */
const addresses = () =>
  [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((address) => !address.includes("/services/") || address.endsWith("/gst-registration"));

/** What the browser complains about: errors of scripts, of hydration and of the policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // A record that is not stored is answered 404: the built-in text stands.
    if (message.type() !== "error" || /status of 404/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}

const APPLICATION = /\/assets\/main-[^/]*\.js/;

/** The application does not come before it is let through. */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(APPLICATION, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letThrough();
    await page.unrouteAll({ behavior: "wait" });
  };
}

/** Until the page has done what it does by itself. */
async function afterIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[P-13] the price of GST registration, every answer and the way around can be read", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Services" }).first().click();
    await page.getByRole("link", { name: "GST registration", exact: true }).click();
    await expect(page.getByText("₹1,499").first()).toBeVisible();
    await expect(page.getByText("₹1,769 with GST")).toBeVisible();
    await page.goto("/faq");
    await expect(page.locator("main [hidden]:visible").first()).toBeVisible();
    await page.goto("/contact");
    await expect(page.getByText(/^This form needs JavaScript. Please call/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    await page.goto("/login");
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
  });

  test("[P-13] a page looks with its first styles as it looks with all of them", async ({ page }) => {
    for (const address of addresses().filter((one) => !one.startsWith("/hi"))) {
      await page.route(/\/assets\/main-.*\.css/, (route) => route.abort());
      await page.goto(address);
      const first = await page.screenshot(WHOLE);
      await page.unrouteAll();
      await page.goto(address);
      expect(first.equals(await page.screenshot(WHOLE)), address).toBe(true);
    }
  });
});

test("[P-08] an unknown address, an unknown service and an unknown CA are answered 404, in both languages", async ({
  page,
}) => {
  for (const [address, heading] of [
    ["/no-such-page", "Page Not Found"],
    ["/services/no-such-service", "Service not found"],
    // First the site's page, then the directory's own words.
    ["/ca-partners/nobody", /Not Found$/],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    expect((await page.goto(`/hi${address}`))?.status(), address).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  }
});

test("[P-13] every public page comes alive without drawing anything anew, and without a complaint", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const address of addresses()) {
    await page.goto(address);
    const heading = await page.locator("h1").first().elementHandle();
    await bringAlive(page);
    expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true);
    expect(complaints, address).toEqual([]);
    await expect(page.locator("head > title")).toHaveCount(1);
  }
});

test("[P-13] a query that a page does not read, as links in mails and advertisements have one, changes nothing", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const started: string[] = [];
  page.on("request", (request) => {
    if (APPLICATION.test(request.url())) started.push(request.url());
  });
  for (const address of ["/services/gst-registration", "/services"]) {
    await page.goto(`${address}?utm_source=mail&gclid=1`);
    await afterIdle(page);
    expect(started, address).toEqual([]);
    const heading = await page.locator("h1").first().elementHandle();
    await bringAlive(page);
    expect(await heading?.evaluate((element) => element.isConnected), address).toBe(true);
    await expect(page.locator("footer a[hreflang]")).toHaveAttribute(
      "href",
      `/hi${address}?utm_source=mail&gclid=1`,
    );
    started.length = 0;
  }
  expect(complaints).toEqual([]);
  // One that it reads brings the application without any sign.
  const asked = page.waitForRequest(APPLICATION);
  await page.goto("/services?category=tax");
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: "Tax services" })).toBeVisible();
});

test("[P-13] what comes before the application is not lost: presses, arrow keys and what is typed", async ({
  page,
}) => {
  let release = await holdApplication(page);
  await page.goto("/faq");
  const question = page.locator("main button[aria-expanded]").first();
  const tabs = page.getByRole("tab");
  await question.click();
  await expect(question).toHaveAttribute("data-waiting");
  await tabs.first().press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(question).toHaveAttribute("aria-expanded", "false");
  await release();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(question).not.toHaveAttribute("data-waiting");
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(2)).toBeFocused();

  release = await holdApplication(page);
  await page.goto("/contact?from=letter");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Name").press("Enter");
  await release();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");

  // The page is taken over after its frame: a field must not be filled in between.
  release = await holdApplication(page);
  await page.goto("/services");
  await page.getByRole("searchbox").fill("gst regstration");
  await release();
  await expect(page).toHaveURL(/q=gst/);
  await expect(page.getByRole("searchbox")).toHaveValue("gst regstration");

  // With a query that it reads the page is drawn anew: what was done on it is done on what takes its place.
  release = await holdApplication(page);
  await page.goto("/services?sort=name");
  await page.getByRole("searchbox").fill("gst return");
  await page.getByRole("button", { name: "Menu" }).click();
  await release();
  await expect(page).toHaveURL(/q=gst/);
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("searchbox")).toHaveValue("gst return");
});

test("[UI-03] [P-10] a deploy in the middle of a visit: the page loads itself anew and goes on", async ({
  page,
}) => {
  await page.goto("/");
  await bringAlive(page);
  await page.route(/\/assets\/faq-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.locator('a[href="/faq"]:visible').first().click();
  await expect(page.getByText("Loading the latest version of this page")).toBeVisible();
  await page.unroute(/\/assets\/faq-/);
  await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
});

test.describe("kept for use without a network", () => {
  test.use({ serviceWorkers: "allow" });

  const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

  test("[P-11] home, the list and a service open offline", async ({ page, context }) => {
    await page.goto("/");
    await bringAlive(page);
    await isKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/services");
    await expect(page.getByText("₹").first()).toBeVisible();
    const [service] = CATALOGUE;
    await page.goto(`/services/${service?.id}`);
    await expect(page.getByRole("heading", { level: 1, name: service?.name ?? "" })).toBeVisible();
    await expect(page.getByText(/offline/i).first()).toBeVisible();
    await context.setOffline(false);
  });

  test("[UI-03] a newer version says that it is ready, and comes when it is asked for", async ({ page }) => {
    await page.goto("/");
    await bringAlive(page);
    await isKept(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const worker = path.join(SITE, "sw.js");
    const before = readFileSync(worker, "utf8");
    const replace = (text: string) => {
      writeFileSync(`${worker}.new`, text);
      renameSync(`${worker}.new`, worker);
    };
    try {
      replace(before.replace(/const BUILD = "\w+"/, 'const BUILD = "0123456789ab"'));
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect(page.getByText("A new version is ready")).toBeVisible();
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Reload" }).click();
      await reloaded;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    } finally {
      replace(before);
    }
  });
});
