import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { fillRegistration, newEmail } from "./support/client.ts";
import { linkTo } from "./support/codes.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { expect, type Page, test } from "./support/test.ts";
import { countCalls } from "./support/watch.ts";

test("[A-05] [A-08] [AUTH-09] registering by keyboard leads over the mailed link, followed in another tab, to the remembered page", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto(`/login?next=${encodeURIComponent("/user/orders?view=all#top")}`);
  await page.getByRole("link", { name: "Create an account" }).press("Enter");
  await page.getByLabel("Full name").focus();
  for (const text of ["Asha Rao", email, "98765 43210", "correct-horse-9"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  // Past the button that shows what was typed.
  await page.keyboard.press("Tab");
  await page.keyboard.type("correct-horse-9");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email\?next=/);
  await expectAccessible(page);
  const { uid, customClaims } = await adminAuth().getUserByEmail(email);
  expect(customClaims).toMatchObject({ role: "client_user" });
  const profile = database().doc(`profiles/${uid}`);
  expect((await profile.get()).data()).toMatchObject({
    name: "Asha Rao",
    phone: "+919876543210",
    email,
    email_verified: false,
  });

  const link = await linkTo(email);
  // A mail scanner opens every link.
  for (const _ of [1, 2]) expect((await fetch(link)).ok).toBe(true);
  const other = await context.newPage();
  await other.goto(link);
  const press = other.getByRole("button", { name: "Confirm this address" });
  await expect(press).toBeVisible();
  expect(new URL(other.url()).search).toBe("");
  await expectAccessible(other);
  expect((await adminAuth().getUser(uid)).emailVerified).toBe(false);
  await press.press("Enter");
  await expect(other.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await other.close();

  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page).toHaveURL(/\/user\/orders\?view=all#top$/);
  await expect.poll(async () => (await profile.get()).get("email_verified")).toBe(true);
});

test("[A-05] a slip in the address is mended: the old link is dead, the new one works from another device, and the page goes on by itself", async ({
  page,
  browser,
}) => {
  const slip = newEmail();
  const email = newEmail();
  const asked = countCalls(page, "sendVerificationMail");
  await page.goto("/register");
  await fillRegistration(page, slip);
  await page.getByRole("button", { name: "Create account" }).click();
  const resend = page.getByRole("button", { name: /^Send the link again in \d:\d\d$/ });
  await expect(resend).toBeDisabled();
  const dead = await linkTo(slip);
  await page.reload();
  await expect(resend).toBeDisabled();
  expect(asked()).toBe(1);

  await page.getByRole("button", { name: "Change address" }).click();
  await page.getByLabel("New email").fill(email);
  await page.getByLabel("Your password").fill("another-word-9");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change and send the link" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This isn't your password" })).toBeVisible();
  await page.getByLabel("Your password").fill("correct-horse-9");
  await page.getByRole("button", { name: "Change and send the link" }).click();
  await expect(page.getByText(`We've sent a link to ${email}.`)).toBeVisible();
  await expect(resend).toBeDisabled();
  const link = await linkTo(email);

  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(dead);
  await confirmIfOffered(elsewhere);
  await expect(elsewhere.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect((await adminAuth().getUserByEmail(email)).emailVerified).toBe(false);
  await elsewhere.goto(link);
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password").fill("correct-horse-9");
  await elsewhere.getByRole("button", { name: "Sign in and confirm" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await device.close();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect(await mailsTo(email, 1)).toHaveLength(1);
});

test("[A-05] who verifies later goes on now, and is taken back to the screen when asked for it", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto(`/register?next=${encodeURIComponent("/user/payments")}`);
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Verify later" }).click();
  await expect(page).toHaveURL(/\/user\/payments$/);
  await page.goto("/verify-email");
  await expect(page.getByRole("button", { name: /^Send the link again in/ })).toBeDisabled();
  expect(await mailsTo(email, 1)).toHaveLength(1);
});

/** The provider tells of a code for a former address only when it is used. */
async function confirmIfOffered(page: Page): Promise<void> {
  const press = page.getByRole("button", { name: "Confirm this address" });
  await expect(press.or(page.getByText("no longer works"))).toBeVisible();
  if (await press.isVisible()) await press.click();
}
