import { expect, test } from "playwright/test";

test("[P-10] [P-11] a page whose code was not there when the network went: the banner, then it goes on by itself, not by a reload", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await expect(page.getByText(/^Network connection warning: You appear to be offline\./)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions and answers" }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Questions and answers" })).toBeVisible();
  await expect(page.getByText(/^Network connection warning/)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
});
