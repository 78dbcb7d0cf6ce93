import type { Page } from "playwright/test";

/** Shows a public page a first sign of a person, and waits until the application answers, down to the footer's links. */
export async function bringAlive(page: Page): Promise<void> {
  // From wherever it was left on the page before: a pointer that rests is no sign.
  await page.mouse.move(20, 20);
  await page.mouse.move(24, 24);
  await page.waitForFunction(() => {
    const link = document.querySelector("footer a") ?? {};
    return Object.keys(link).some((key) => key.startsWith("__reactProps"));
  });
}
