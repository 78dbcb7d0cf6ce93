import { bringAlive } from "./support/alive.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { makeCheckout, makeInboxItem, makePurchase, now } from "./support/client-records.ts";
import { expect, type Page, test } from "./support/test.ts";

const PUBLIC_PAGES = [
  "/",
  "/services",
  "/services/gst-registration",
  "/faq",
  "/contact",
  "/about",
  "/franchise",
  "/franchise-register",
  "/franchise/track",
  "/ca-partners",
  "/terms",
  "/service-not-found",
  "/no-such-page",
  "/hi",
  "/hi/services/gst-registration",
  "/hi/contact",
  "/login",
  "/login?tab=phone",
  "/register",
  "/password-reset",
];

/**
 * What can be pressed and is smaller than a thumb: by where a press beside its middle lands, so that a link which fills its
 * card, or a label with its box, counts as large as it is. Links within a sentence are as high as its lines.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=tab]",
    );
    const isOf = (hit: Element | null, control: HTMLElement) =>
      hit !== null &&
      (control.contains(hit) ||
        [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)));
    const reach = (control: HTMLElement, x: number, y: number, step: number): number => {
      let far = 0;
      while (far < LEAST && isOf(document.elementFromPoint(x, y + step * (far + 1)), control)) far += 1;
      return far;
    };
    const isInSentence = (control: HTMLElement) => {
      if (getComputedStyle(control).display !== "inline") return false;
      const around = control.closest("p, li, dd, td, label, h1, h2, h3, div");
      const own = control.textContent?.trim().length ?? 0;
      return (around?.textContent?.trim().length ?? 0) > own + 1;
    };
    const found: string[] = [];
    for (const control of controls) {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height: high } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + high / 2];
      if (!control.checkVisibility({ visibilityProperty: true }) || width < 2 || high < 2) continue;
      // Covered, as what lies below a dialog is, or out of the window, as a link to skip to the content.
      if (!isOf(document.elementFromPoint(x, y), control) || isInSentence(control)) continue;
      const size = 1 + reach(control, x, y, -1) + reach(control, x, y, 1);
      if (size >= LEAST) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
      found.push(`${control.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${size} px high`);
    }
    return found;
  });
}

test("on a phone, whatever can be pressed on public pages is as high as a thumb", async ({ page }) => {
  const small: string[] = [];
  for (const address of PUBLIC_PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (!/login|register$|password/.test(address)) await bringAlive(page);
    small.push(...(await smallTargets(page)).map((target) => `${address}: ${target}`));
  }
  expect([...new Set(small)]).toEqual([]);
});

test("on a phone, whatever can be pressed in the client's area is as high as a thumb", async ({ page }) => {
  const client = await makeKnownClient();
  const { order } = await makePurchase(client, { order: { status: "awaiting_documents" } });
  await makePurchase(client, { order: { status: "completed", service_name: "FSSAI registration" } });
  await makeCheckout(client, {
    status: "attempted",
    attempts: { pay_y: { status: "failed", description: "Insufficient balance.", at: now() } },
  });
  await makeInboxItem(client, { link: "/user/orders" });
  await signIn(page, client, "/user/dashboard");
  const small: string[] = [];
  for (const address of [
    "dashboard",
    "orders",
    `order/${order.id}`,
    `order/${order.id}?view=messages`,
    "documents",
    "notifications",
    "payments",
    "consultations",
    "profile",
  ]) {
    await page.goto(`/user/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    small.push(...(await smallTargets(page)).map((target) => `${address}: ${target}`));
  }
  expect([...new Set(small)]).toEqual([]);
});
