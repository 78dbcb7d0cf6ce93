import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, newEmail, signIn } from "./support/client.ts";
import { linkTo, newNumber } from "./support/codes.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("[A-07] [AUTH-07] [AUTH-08] a password is set anew with the keyboard alone, by a link that looking at does not use up", async ({
  page,
}) => {
  const { email, uid } = await makeClient();
  const number = newNumber();
  await adminAuth().updateUser(uid, { phoneNumber: `+91${number}` });
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").focus();
  await page.keyboard.type("not an address");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  const answer = page.getByRole("status").filter({ hasText: "If an account exists for" });
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try another email" }).press("Enter");
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(answer).toBeVisible();

  const link = await linkTo(email);
  expect((await fetch(link)).ok).toBe(true);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect(page).toHaveURL(/\/set-new-password$/);
  await page.reload();
  await expect(page.getByText(maskedEmail(email))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password").focus();
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/at least 8 characters/);
  await page.getByLabel("New password").fill("another-horse-9");
  await page.getByLabel("Confirm password").fill("another-house-9");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  await page.getByLabel("Confirm password").fill("another-horse-9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
  await expect(
    page.getByText(`The phone number ending in ${number.slice(-4)} was added before`),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await adminAuth().getUser(uid)).phoneNumber).toBeUndefined();

  await page.goto(link);
  await expect(
    page.getByText("Session expired or invalid. Please request a new password reset link."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Send a new link" })).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("another-horse-9");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("[A-07] [AUTH-08] a link that lost its code, and one that cannot be checked now, say what to do", async ({
  page,
}) => {
  for (const path of ["/set-new-password", "/auth-callback?mode=resetPassword"]) {
    await page.goto(path);
    await expect(page.getByText(/Missing authentication parameters/)).toBeVisible();
  }
  await expectAccessible(page);
  await page.route("**/lookAtLink", (route) => route.abort(), { times: 1 });
  await page.goto(`/auth-callback?mode=resetPassword&token=${"a".repeat(43)}`);
  await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Session expired or invalid/)).toBeVisible();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page).toHaveURL(/\/password-reset$/);
  await page.route("**/requestPasswordReset", (route) => route.abort(), { times: 1 });
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
});

test("[SX-08] somebody who is signed in and has forgotten the password can ask for a new one", async ({
  page,
}) => {
  const client = await makeClient();
  await signIn(page, client, "/password-reset");
  await page.getByLabel("Email").fill(client.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
});

test("[SX-08] staff who set a new password find their own account page, signed in or not", async ({
  page,
}) => {
  const member = await makeStaff("telecaller");
  const number = newNumber();
  await adminAuth().updateUser(member.uid, { phoneNumber: `+91${number}` });
  const again = { ...member, password: "another-horse-9" };
  await page.goto("/password-reset");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await page.goto(await linkTo(member.email));
  await page.getByLabel("New password").fill(again.password);
  await page.getByLabel("Confirm password").fill(again.password);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(`The phone number ending in ${number.slice(-4)} can also sign in`),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to my profile" }).click();
  await page.getByLabel("Email").fill(again.email);
  await page.getByLabel("Password").fill(again.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/telecaller\/profile$/);
  await expect(page.getByText(member.email).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Access restricted/)).toHaveCount(0);
  await page.goto("/user/profile");
  await expect(page).toHaveURL(/\/telecaller\/profile$/);
  await page.goto("/user/orders");
  await expect(page.getByText("Access restricted. Redirecting to your Telecaller dashboard.")).toBeVisible();
});
