import { bringAlive } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";

test("[P-10] [P-11] a page whose code was not there when the network went: the banner, then it goes on by itself, not by a reload", async ({
  page,
  context,
}) => {
  const banner = page.getByText(/^Network connection warning: You appear to be offline\./);
  await page.goto("/");
  // Nobody has touched the page: its application is not there, and cannot come.
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await bringAlive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await expect(banner).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions and answers" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
  await expect(page.getByText(/^Network connection warning/)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
});
