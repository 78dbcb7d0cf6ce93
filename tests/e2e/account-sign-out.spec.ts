import { makeClient, signIn } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

test("[A-11] [AUTH-12] another client signs in on the same tab and sees only what is theirs", async ({
  page,
}) => {
  const troubles = collectTroubles(page);
  const [first, second] = [await makeClient(), await makeClient()];
  await makePurchase(first, { order: { service_name: "Trademark registration" } });
  await makePurchase(second, { order: { service_name: "Import export code" } });

  await signIn(page, first, "/user/orders");
  await expect(page.getByRole("link", { name: "Trademark registration" })).toBeVisible();
  await logOut(page);

  await signIn(page, second, "/user/orders");
  await expect(page.getByRole("link", { name: "Import export code" })).toBeVisible();
  await expect(page.getByText("Trademark registration")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("[A-11] signing out takes the other tabs out of the client's pages, without an error in any", async ({
  page,
  context,
}) => {
  const troubles = collectTroubles(page);
  const client = await makeClient();
  const { order } = await makePurchase(client);
  await signIn(page, client, "/user/orders");
  const other = await context.newPage();
  const otherTroubles = collectTroubles(other);
  await other.goto(`/user/order/${order.id}`);
  await expect(other.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();

  await page.bringToFront();
  await logOut(page);
  await expect(other).toHaveURL(/\/login\?next=/);
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect([...troubles, ...otherTroubles]).toEqual([]);
});

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: /^(My account|Menu|Open menu)/ });
  await menu.first().click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}
