import { bringAlive } from "./support/alive.ts";
import { CheckoutPage, SERVICE } from "./support/checkout-page.ts";
import { expect, type Page, test } from "./support/test.ts";

const MOST_STOPS = 150;

/** Tabs through a page and names what has the focus while the header or the bottom bar lies over its middle. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "the end";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!over || focused.contains(over) || over.contains(focused)) return "seen";
      return over.closest(".bottom-bar, header") ? (focused.textContent ?? "").trim().slice(0, 40) : "seen";
    });
    if (where === "the end") break;
    if (where !== "seen") covered.add(where);
  }
  return [...covered];
}

test("by keyboard on a phone's width, or a desk's enlarged to it, no bar lies over what has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const address of ["/", "/services", SERVICE, "/faq", "/contact", "/terms", "/hi"]) {
    await page.goto(address);
    await bringAlive(page);
    expect(await coveredStops(page), address).toEqual([]);
  }
});

test("from one frame of the site to another the focus goes to the content, as from page to page", async ({
  page,
}) => {
  const content = page.locator("#main");
  const footer = page.getByRole("contentinfo");
  await page.goto("/");
  await bringAlive(page);
  await footer.getByRole("link", { name: "Register", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Create an account" })).toBeVisible();
  await expect(content).toBeFocused();
  await page.getByRole("link", { name: "Sign in", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(content).toBeFocused();
  await page.getByRole("link", { name: "NiyamDesk, home" }).press("Enter");
  await expect(footer).toBeVisible();
  await expect(content).toBeFocused();
});

/** What moves by itself or passes slowly from one look to another. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(",").map(Number.parseFloat));
    const found = new Set<string>();
    for (const element of document.querySelectorAll("body, body *:not(.startup-mark)")) {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      const turns = animationName === "none" ? 0 : longest(animationDuration);
      if (Math.max(longest(transitionDuration), turns) > 0.001)
        found.add(`${element.tagName} ${element.className}`);
    }
    return [...found];
  });
}

test("who asks for less motion gets none, on pages and in dialogs", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await bringAlive(page);
  expect(await moving(page)).toEqual([]);
  await page.goto(SERVICE);
  await bringAlive(page);
  await page.getByRole("button", { name: "Select Plan" }).first().click();
  await expect(new CheckoutPage(page).dialog("Confirm your order")).toBeVisible();
  expect(await moving(page)).toEqual([]);
});
