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

/**
 * Colours are what they will be once nothing changes any more: a button that was busy a moment ago is still pale. What never ends is not
 * waited for, and neither is what is not drawn: rows below the window stand still. The bound is for a change that says it ends and does
 * not, as of an element that is taken out meanwhile: axe then judges the page as it is.
 */
async function changesToEnd(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isDrawn = target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    return playState === "running" && isDrawn && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const ended = Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
}
