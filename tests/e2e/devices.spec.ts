import { bringAlive } from "./support/alive.ts";
import { CheckoutPage, PAYMENT_STEP, SERVICE, TOTAL } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { newNumber } from "./support/codes.ts";
import { uncaughtErrors } from "./support/faults.ts";
import { startSlowSite } from "./support/slow-site.ts";
import { stack } from "./support/stack.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

/** Turns the page's clock until something shows; what is on its way arrives meanwhile. */
async function turnClockUntil(page: Page, shown: Locator, stepMs: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function workerIsThere(page: Page): Promise<void> {
  await bringAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test.describe("a part of the site that does not come", () => {
  test("[SX-01] [P-10] the header's search: a message and a reload, three times, then words in its own place", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/assets\/search-panel-/, (route) => route.abort());
    await page.goto("/about");
    const search = page.getByRole("button", { name: "Search services" });
    for (let tries = 0; tries < 3; tries += 1) {
      await bringAlive(page);
      await search.click();
      await expect(page.getByText("Loading the latest version of this page…")).toBeVisible();
      const reloaded = page.waitForEvent("load");
      await page.clock.fastForward(3000);
      await reloaded;
    }
    await bringAlive(page);
    await search.click();
    await expect(page.getByRole("alert").filter({ hasText: "Please refresh it" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });

  test("[SX-01] 'Call me' without a network: the page stands, and the dialog comes with the network", async ({
    page,
    context,
  }) => {
    await page.goto(SERVICE);
    await bringAlive(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Call me" }).click();
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("[SX-02] the application itself, on a page that was written at build: the page stays, says so, and sends no form", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/assets\/main-[^/]*\.js/, (route) => route.abort());
    await page.goto("/contact");
    for (let tries = 0; tries < 3; tries += 1) {
      await page.mouse.move(20 + tries, 20);
      await page.mouse.move(60, 60 + tries);
      await expect(page.getByText("Loading the latest version of this page…")).toBeVisible();
      const reloaded = page.waitForEvent("load");
      await page.clock.fastForward(3000);
      await reloaded;
    }
    await page.getByLabel("Name").first().fill("Asha Rao");
    const failed = page.getByRole("alert").filter({ hasText: "Application Failed to Load" });
    await expect(failed).toContainText("Please refresh it");
    await expect(failed.getByRole("button", { name: "Refresh Page" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByLabel("Name").first().press("Enter");
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("[SX-04] [N-10] hanging network: what loads for half a minute is offered a refresh, by a press and not by itself", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await bringAlive(page);
  await page.route(/\/assets\/about-/, () => undefined);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  await turnClockUntil(page, refresh, 31_000);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await page.unrouteAll();
  await refresh.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[SX-04] without a network no refresh is offered, which would lose the page; with it, what still does not come is", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.route(/\/assets\/main-/, () => undefined);
  await context.setOffline(true);
  await expect(page.getByText(/^Network connection warning/)).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(31_000);
  const refresh = page.getByRole("button", { name: "Refresh Page" });
  await expect(refresh).toHaveCount(0);
  await context.setOffline(false);
  await turnClockUntil(page, refresh, 6000);
});

test("[SX-01] the code that says who is signed in, lost by a deploy: a message and a reload, as for a page", async ({
  page,
}) => {
  await signIn(page, await makeKnownClient(), "/user/orders");
  await page.clock.install();
  await page.route(/\/assets\/firebase-/, (route) => route.abort());
  await page.goto("/user/orders");
  await expect(page.getByText("Loading the latest version of this page…")).toBeVisible();
  await page.unrouteAll();
  const reloaded = page.waitForEvent("load");
  await page.clock.fastForward(3000);
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("[N-10] hanging network: a page that was kept shows within four seconds", async ({ page }) => {
    const site = await startSlowSite();
    try {
      await page.goto(`${site.origin}/`);
      await workerIsThere(page);
      site.hold("/services");
      await page.goto(`${site.origin}/services`, { timeout: 15_000 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("₹").first()).toBeVisible();
    } finally {
      await page.close();
      await site.stop();
    }
  });

  test("[N-09] full disk: pages whose files cannot be kept open, without a reload", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    });
    await page.goto("/");
    await workerIsThere(page);
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  });
});

/** A store that neither opens nor fails. */
const HANGING_STORE = () => {
  indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
};

test("[N-06] hanging storage: a client is told so after ten seconds, also at the payment, and can go on in this tab", async ({
  page,
}) => {
  const client = await makeKnownClient();
  await signIn(page, client, "/user/dashboard");
  await page.addInitScript(HANGING_STORE);
  await page.clock.install();
  await page.goto("/user/dashboard");
  const failed = page.getByRole("heading", { name: "Authentication verification failed" });
  await turnClockUntil(page, failed, 6000);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goto(PAYMENT_STEP);
  await turnClockUntil(page, page.getByText("We could not check whether you are signed in."), 6000);
  await page.getByRole("button", { name: "Continue in this tab only" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await dialog.getByRole("link", { name: "I have an account: sign in" }).click();
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await new CheckoutPage(page).expectReadyToPay();
  await page.reload();
  await new CheckoutPage(page).expectReadyToPay();
});

test("[N-06] hanging storage: a visitor signs in all the same, and public pages are as ever", async ({
  page,
}) => {
  const client = await makeKnownClient();
  await page.addInitScript(HANGING_STORE);
  await page.goto("/");
  await bringAlive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await signIn(page, client, "/user/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** What a browser's translation does to the texts below an element, or below the page's root. */
async function translate(page: Page, below = "#root"): Promise<void> {
  await page.evaluate((selector) => {
    const texts: Text[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, below);
}

test("[N-08] translated page: asking for a code, a purchase, dialogs and Back go on, and what changes shows", async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  const client = await makeKnownClient();
  await page.goto("/login?tab=phone");
  await page.getByLabel("Phone").fill(newNumber());
  await translate(page);
  await page.getByRole("button", { name: "Send code" }).click();
  const resend = page.getByRole("button", { name: /^Send a new code in/ });
  await expect(resend).toBeVisible();
  await translate(page);
  const shown = await resend.textContent();
  await expect(resend).not.toHaveText(shown ?? "");
  await page.goBack();
  await expect(page.getByLabel("Phone")).toBeVisible();

  await signIn(page, client, SERVICE);
  await bringAlive(page);
  await translate(page);
  await page.getByRole("tab", { name: "Documents" }).click();
  await expect(page.getByText("PAN of the business or owner")).toBeVisible();
  await page.getByRole("button", { name: "Select Plan" }).first().click();
  const review = page.getByRole("dialog", { name: "Confirm your order" });
  await expect(review.getByText(TOTAL)).toBeVisible();
  await translate(page);
  await page.goBack();
  await expect(review).toHaveCount(0);
  await page.getByRole("button", { name: "Select Plan" }).first().click();
  await review.getByRole("button", { name: "Confirm Order" }).click();
  await expect(page.getByRole("button", { name: `Pay ${TOTAL}` })).toBeEnabled();
  expect(await page.locator('[translate="no"]').filter({ hasText: TOTAL }).count()).toBeGreaterThan(0);
  await translate(page);
  await page.goto("/user/consultations");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await translate(page);
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("[N-08] a page that was translated before it came alive comes alive", async ({ page }) => {
  const errors = uncaughtErrors(page);
  await page.goto("/services");
  await translate(page);
  await bringAlive(page);
  await page.getByRole("button", { name: "Search services" }).click();
  await expect(page.getByRole("combobox", { name: "Search services" })).toBeFocused();
  expect(errors.filter((error) => !/hydrat|#418|#423|#425/i.test(error))).toEqual([]);
});

test("wrong clock: a device days behind signs in and buys, and one that is set back meanwhile does not make anybody wait", async ({
  page,
}) => {
  const client = await makeKnownClient();
  // Three days slow, and set right while a code is waited for.
  await page.clock.install({ time: Date.now() - 3 * 86_400_000 });
  await page.goto("/login?tab=phone");
  await page.getByLabel("Phone").fill(newNumber());
  await page.getByRole("button", { name: "Send code" }).click();
  const resend = page.getByRole("button", { name: /^Send a new code/ });
  await expect(resend).toBeDisabled();
  await page.clock.setSystemTime(Date.now() - 5 * 86_400_000);
  await page.reload();
  await expect(resend).toHaveText(/ in [01]:\d\d$/);
  await signIn(page, client, PAYMENT_STEP);
  await new CheckoutPage(page).expectReadyToPay();
});

test.describe("in-app browser", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; SM-A146B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 357.0.0.0",
  });

  test("[FS-09] a purchase needs no other window, and no storage that lasts", async ({ page }) => {
    const client = await makeKnownClient();
    await page.addInitScript(() => {
      window.open = () => null;
      const refuse = () => {
        throw new DOMException("Access is denied.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      indexedDB.open = refuse;
    });
    const checkout = new CheckoutPage(page);
    await page.goto(SERVICE);
    await bringAlive(page);
    await checkout.choosePlan();
    await checkout
      .dialog("Sign in to continue")
      .getByRole("link", { name: "I have an account: sign in" })
      .click();
    await page.getByLabel("Email").fill(client.email);
    await page.getByLabel("Password").fill(client.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await checkout.expectReadyToPay();
    await checkout.openGateway();
    await checkout.payByUpi("success");
    await expect(checkout.paid).toBeVisible();
  });
});

test("autofill without events: what stands in the fields is what is sent", async ({ page }) => {
  const client = await makeKnownClient();
  await page.goto("/login?next=%2Fuser%2Fdashboard");
  await expect(page.getByLabel("Password")).toBeVisible();
  await page.evaluate(({ email, password }) => {
    const fill = (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      if (field) write?.call(field, value);
    };
    fill('input[name="email"]', email);
    fill('input[name="password"]', password);
  }, client);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("[AX-18] a page talks to this project's functions and to nobody else's", async ({ page }) => {
  await page.goto("/about");
  const { origin } = new URL(stack.addresses.functions);
  const refused = await page.evaluate(async (address) => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      ),
    );
    await fetch(address, { mode: "no-cors" }).catch(() => undefined);
    return violation;
  }, `${origin}/another-project/asia-south1/anything`);
  expect(refused).toBe("connect-src");
});
