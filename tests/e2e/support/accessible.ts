import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/**
 * Nothing on the page that axe knows to be wrong. One run in the page ("legacy") takes a third of the time and leaves out frames:
 * the only one is the payment window, which is the provider's.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(changesToEnd);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** Colours are what they will be once nothing changes any more: a button that was busy a moment ago is still pale. What never ends is not waited for. */
async function changesToEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}
