import { expect, type Page, test } from "playwright/test";
import { bringAlive } from "./support/alive.ts";
import { SERVICE } from "./support/checkout-page.ts";

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
