import { bringAlive } from "./support/alive.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does, makeOrderInHand } from "./support/order-work.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

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

test.describe("with what this device keeps", () => {
  test.use({ serviceWorkers: "allow" });

  test("[O-02] [P-11] an order and its messages that were open stand there after a reload without a network, with their time, until somebody signs out", async ({
    page,
    context,
  }) => {
    const [client, suresh] = await Promise.all([
      makeKnownClient(),
      makeStaff("tax_executive", "Suresh Nair"),
    ]);
    const { id } = await makeOrderInHand(client, suresh);
    await does(suresh, "sendMessage", {
      ...{ about: { order_id: id }, text: "Please sign on page 2.", attachments: [] },
      request_id: crypto.randomUUID(),
    });
    await signIn(page, client, `/user/order/${id}?view=messages`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const message = page.getByText("Please sign on page 2.", { exact: true });
    const steps = page.getByRole("region", { name: "Steps" });
    // The worker keeps what it hands out.
    await page.reload();
    await expect(message).toBeVisible();
    await page.getByRole("link", { name: "Back to the order" }).click();
    await expect(steps).toBeVisible();
    await expect(page.getByRole("list", { name: "Documents for this order" })).toBeVisible();
    await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining("/messages"));
    await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining(`orders/${id}`));

    // The list that led there, too.
    await page.goto("/user/orders");
    const row = page.getByRole("link", { name: "Import export code (IEC)" });
    await expect(row).toBeVisible();
    await expect.poll(() => keptNames(page)).toContainEqual(expect.stringContaining("list:"));

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^You're offline\. This is as of /)).toBeVisible();
    await row.click();
    await expect(steps).toBeVisible();
    await expect(page.getByRole("region", { name: "What happens now" })).toContainText("Suresh Nair");
    await expect(page.getByRole("list", { name: "Documents for this order" })).toBeVisible();
    await page.getByRole("link", { name: /^Messages/ }).click();
    await expect(message).toBeVisible();
    // A page that never was here says what it waits for, whether it was pressed or loaded.
    const banner = page.locator(".offline-banner");
    await expect(banner).not.toContainText("The page you chose");
    await page.getByRole("link", { name: "My Consultations" }).click();
    await expect(banner).toContainText("The page you chose opens once you're back online.");
    await page.reload();
    await expect(page.getByText("You're offline. This opens once you're back online.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "My Consultations" })).toBeVisible();
    await expect(page.getByText(/^You're offline/)).toHaveCount(0);

    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("Logged out successfully")).toBeVisible();
    await expect.poll(() => keptNames(page)).toEqual([]);
  });
});

/** Of what was read here. Looking for them must not make the store. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "niyamdesk-read")) return [];
    return new Promise<string[]>((resolve, reject) => {
      const request = indexedDB.open("niyamdesk-read");
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const names = request.result.transaction("reads").objectStore("reads").getAllKeys();
        names.onsuccess = () => {
          request.result.close();
          resolve(names.result.map(String));
        };
      };
    });
  });
}
