import { adminAuth } from "../support/admin.ts";
import { bringAlive } from "./support/alive.ts";
import { CheckoutPage, SERVICE } from "./support/checkout-page.ts";
import { makeClient, makeKnownClient, proveAddress, signIn } from "./support/client.ts";
import { codeTo, newNumber } from "./support/codes.ts";
import { uncaughtErrors } from "./support/faults.ts";
import { expect, type Page, test } from "./support/test.ts";

/** A browser that refuses all storage to sites. */
const NO_STORAGE = () => {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  indexedDB.open = refuse;
};

/** A store that neither opens nor fails. */
const HANGING_STORE = () => {
  indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
};

test("[N-06] blocked storage: a code signs in", async ({ page }) => {
  const errors = uncaughtErrors(page);
  const client = await makeClient();
  const number = newNumber();
  await proveAddress(client);
  await adminAuth().updateUser(client.uid, { phoneNumber: `+91${number}` });
  await page.addInitScript(NO_STORAGE);
  await page.goto("/login?tab=phone");
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("Code").fill(await codeTo(`+91${number}`));
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test("[N-06] blocked storage: a first purchase goes from the plan to the paid order", async ({ page }) => {
  const errors = uncaughtErrors(page);
  const client = await makeClient();
  await page.addInitScript(NO_STORAGE);
  const checkout = new CheckoutPage(page);
  await page.goto(SERVICE);
  await bringAlive(page);
  await checkout.choosePlan();
  const first = checkout.dialog("Sign in to continue");
  await first.getByRole("link", { name: "I have an account: sign in" }).click();
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const contact = checkout.dialog("Your contact details");
  await contact.getByLabel("Mobile").fill("98765 43210");
  await contact.getByLabel("State").selectOption("29");
  await contact.getByRole("button", { name: "Continue to payment" }).click();
  await checkout.expectReadyToPay();
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  expect(errors).toEqual([]);
});

test("[N-06] an account that is kept in one tab stays there when another tab signs out, and leaves that tab alone", async ({
  page,
  context,
}) => {
  const [here, there] = [await makeKnownClient(), await makeKnownClient()];
  await page.addInitScript(HANGING_STORE);
  await signIn(page, here, "/user/dashboard");
  await page.goto("/about");
  await bringAlive(page);
  const other = await context.newPage();
  await signIn(other, there, "/user/profile");
  await logOut(other);
  await page.goto("/user/profile");
  await expect(page.getByText(here.email).first()).toBeVisible();

  await signIn(other, there, "/user/profile");
  await other.goto("/contact");
  await bringAlive(other);
  await other.getByLabel("Name").first().fill("Asha Rao");
  await logOut(page);
  await other.reload();
  await expect(other.getByLabel("Name").first()).toHaveValue("Asha Rao");
  await other.goto("/user/profile");
  await expect(other.getByText(there.email).first()).toBeVisible();
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}
