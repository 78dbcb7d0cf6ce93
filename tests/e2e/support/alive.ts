import type { Page } from "playwright/test";

/** Shows the page a first sign of a person, and waits until the application answers. */
export async function bringAlive(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => {
    const root = document.getElementById("root") ?? {};
    return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}
