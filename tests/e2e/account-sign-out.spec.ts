import { PATHS } from "@niyamdesk/domain/base/addresses";
import { makeClient, makeKnownClient, signIn } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { stack } from "./support/stack.ts";
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

test("[A-16] [A-11] who signs out is off the list of their other browser at once, and a second tab takes it for a sign-out", async ({
  page,
  browser,
}) => {
  const client = await makeKnownClient();
  await signIn(page, client, PATHS.user.profile);
  const here = page
    .getByRole("list", { name: "Where you're signed in" })
    .getByRole("listitem")
    .filter({ hasText: "Chrome" });
  await expect(here).toHaveCount(1);
  const elsewhere = await browser.newContext({ baseURL: stack.addresses.site });
  const [out, tab] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await signIn(out, client, PATHS.user.profile);
  await tab.goto(PATHS.user.profile);
  await expect(tab.getByText("This device")).toBeVisible();
  await expect(here).toHaveCount(2);

  await logOut(out);
  await expect(here).toHaveCount(1);
  await expect(here).toContainText("This device");
  await expect(tab).toHaveURL(/\/login\?next=/);
  await expect(tab.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(tab.getByText("You were signed out on this device")).toHaveCount(0);

  // Nobody hears of it: signing out waits a moment at most, and the line stays.
  await signIn(out, client, PATHS.user.profile);
  await expect(here).toHaveCount(2);
  await out.route("**/leaveSession", () => undefined);
  await logOut(out);
  await expect(here).toHaveCount(2);
  await elsewhere.close();
});

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: /^(My account|Menu|Open menu)/ });
  await menu.first().click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}
