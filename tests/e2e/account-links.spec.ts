import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { actorWithRole, signIn as signInByApi, signUp as signUpByApi } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { call } from "../support/callables.ts";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, newEmail, signIn, type TestClient } from "./support/client.ts";
import { codeTo, linkTo, newNumber } from "./support/codes.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";

test("[A-08] [AUTH-08] a link that is truncated, unknown, of another kind or opened twice says so and leads on", async ({
  page,
}) => {
  const link = await verificationLinkOf(await makeClient());
  const dead = page.getByRole("heading", { name: "This link no longer works" });
  for (const [path, words] of [
    ["/auth-callback", /incomplete/],
    ["/auth-callback?mode=verifyEmail", /incomplete/],
    ["/auth-callback?mode=verifyEmail&oobCode=of-the-provider", /incomplete/],
    ["/auth-callback?mode=makeCoffee&oobCode=abc", /don't know what this link is for/],
    [link.slice(0, -6), /has been used or is incomplete/],
    [link.replace("verifyEmail", "verifyAndChangeEmail"), /doesn't do what it says/],
  ] as const) {
    await page.goto(path);
    await expect(dead).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  }
  await expectAccessible(page);

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.getByRole("link", { name: "Choose a password" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.goto(link);
  await expect(dead).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/verify-email")}`);
});

test("[AUTH-08] a link for somebody else than who is signed in harms neither, and a used one offers another", async ({
  page,
}) => {
  const [reader, other] = await Promise.all([makeClient(), signUpByApi()]);
  await signIn(page, reader, "/user/payments");
  await page.goto(await verificationLinkOf(other));
  await expect(
    page.getByText(`You're signed in here as ${reader.email}. That account won't change.`),
  ).toBeVisible();
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("link", { name: "Choose a password" })).toBeVisible();
  expect((await adminAuth().getUser(other.uid)).emailVerified).toBe(true);
  expect((await adminAuth().getUser(reader.uid)).emailVerified).toBe(false);

  await page.goto(`/auth-callback?mode=verifyEmail&token=${"a".repeat(43)}`);
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page.getByText(`We've sent a link to ${reader.email}.`)).toBeVisible();
  await page.goto(await linkTo(reader.email));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("[A-08] an address is changed by one link and taken back by another, which also offers a new password", async ({
  page,
}) => {
  const before = newEmail();
  const after = newEmail();
  const bystander = await signUpByApi();
  const { uid } = await adminAuth().createUser({
    email: before,
    emailVerified: true,
    password: "correct-horse-9",
  });
  await call("changeEmail", { email: after }, (await signInByApi(before, "correct-horse-9")).idToken);
  await page.goto(await linkTo(after));
  // The mailbox alone changes nothing: the account is asked for, whoever is signed in here.
  await expect(page.getByRole("heading", { name: "Sign in to change your email address" })).toBeVisible();
  await expect(page.getByText(maskedEmail(after)).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Current email").fill(bystander.email);
  await page.getByLabel("Password").fill(bystander.password);
  await page.getByRole("button", { name: "Sign in and use the new address" }).click();
  await expect(page.getByText(`This link changes the address of ${maskedEmail(before)}.`)).toBeVisible();
  expect((await adminAuth().getUser(uid)).email).toBe(before);
  await page.getByRole("button", { name: "Sign out and continue" }).click();
  await page.getByLabel("Current email").fill(before);
  await page.getByLabel("Password").fill("correct-horse-9");
  await page.getByRole("button", { name: "Sign in and use the new address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is changed" })).toBeVisible();
  await expect(page.getByText(after)).toBeVisible();
  expect((await adminAuth().getUser(uid)).email).toBe(after);

  // Changed past us by somebody who sits at the account: the provider mails a way back to the former address.
  const other = await signUpByApi();
  await changeByApi(other.idToken, newEmail());
  await page.goto(pathOf(await linkBack(other.email)));
  await expect(page.getByText(other.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is restored" })).toBeVisible();
  expect((await adminAuth().getUser(other.uid)).email).toBe(other.email);
  await page.getByRole("button", { name: "Email me a link for a new password" }).click();
  await expect(page.getByText(`A link to set a new password is on its way to ${other.email}.`)).toBeVisible();
  expect(await linkTo(other.email)).toContain("mode=resetPassword");
});

test("[A-08] [R-04] an invited member of staff sets a password by the link, lands on the dashboard, and the link is spent", async ({
  page,
}) => {
  const admin = await actorWithRole("admin");
  const email = newEmail();
  await call("inviteStaff", { name: "Ravi Kumar", email, role: "telecaller" }, admin.idToken);
  const link = await linkTo(email);
  expect((await fetch(link)).ok).toBe(true);
  await signIn(page, await makeClient(), "/user/payments");
  await page.goto(link);
  await expect(page.getByText("Sign out first to accept the invitation")).toBeVisible();
  await page.getByRole("button", { name: "Sign out and continue" }).click();
  await page.getByLabel("New password").fill("first-password-9");
  await page.getByLabel("Confirm password").fill("first-password-9");
  expect(new URL(page.url()).search).toBe("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page).toHaveURL(/\/telecaller\/dashboard$/);
  const { uid, emailVerified } = await adminAuth().getUserByEmail(email);
  expect(emailVerified).toBe(true);
  await expect
    .poll(async () => (await database().doc(`profiles/${uid}`).get()).get("staff_status"))
    .toBe("active");
  await page.goto(link);
  await expect(page.getByText("This invitation has been used")).toBeVisible();
  await expect(page.getByText("Sign out first")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  await expect(page).toHaveURL(/\/telecaller\/dashboard$/);
});

test("[AX-11] the number typed with an invitation is only proposed: the person who was invited proves it by a code", async ({
  page,
}) => {
  const admin = await actorWithRole("admin");
  const email = newEmail();
  const phone = `+91${newNumber()}`;
  await call("inviteStaff", { name: "Ravi Kumar", email, phone, role: "telecaller" }, admin.idToken);
  await page.goto(await linkTo(email));
  await page.getByLabel("New password").fill("first-password-9");
  await page.getByLabel("Confirm password").fill("first-password-9");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Is this your number?" })).toBeVisible();
  await expectAccessible(page);
  expect((await adminAuth().getUserByEmail(email)).phoneNumber).toBeUndefined();
  await page.getByRole("button", { name: /^Send a code to/ }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(await codeTo(phone));
  await expect(page).toHaveURL(/\/telecaller\/dashboard$/);
  expect((await adminAuth().getUserByEmail(email)).phoneNumber).toBe(phone);
});

test("[A-08] an invitation that is not complete or counts no more says so at once, and who helps", async ({
  page,
}) => {
  await page.goto("/auth-callback?mode=invitation&token=too-short");
  await expect(page.getByText(/link is incomplete.*ask your administrator/)).toBeVisible();
  await page.goto(`/auth-callback?mode=invitation&token=${"a".repeat(43)}`);
  await expect(page.getByText(/no longer works.*ask your administrator/)).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("[A-08] a link that signs in asks for the address it was sent to", async ({ page }) => {
  const client = await makeClient();
  const link = await adminAuth().generateSignInWithEmailLink(client.email, {
    url: `${stack.addresses.site}/`,
    handleCodeInApp: true,
  });
  await page.goto(pathOf(link));
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "sent to another email address" })).toBeVisible();
  await page.getByLabel("Email").fill(client.email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

/** The link that a client is mailed to confirm the address with. */
async function verificationLinkOf({
  email,
  password,
}: Pick<TestClient, "email" | "password">): Promise<string> {
  await call("sendVerificationMail", {}, (await signInByApi(email, password)).idToken);
  return linkTo(email);
}

/** A link of the provider as its own mails carry it. */
function pathOf(providerLink: string): string {
  const { searchParams } = new URL(providerLink);
  const parameters = { mode: searchParams.get("mode") ?? "", oobCode: searchParams.get("oobCode") ?? "" };
  return `/auth-callback?${new URLSearchParams(parameters)}`;
}

async function changeByApi(idToken: string, email: string): Promise<void> {
  const answer = await fetch(
    `${stack.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=test`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ idToken, email }),
    },
  );
  expect(answer.ok).toBe(true);
}

/** The link by which the owner of a former address takes it back. */
async function linkBack(email: string): Promise<string> {
  const answer = await fetch(`${stack.addresses.auth}/emulator/v1/projects/${stack.project}/oobCodes`, {
    headers: { authorization: "Bearer owner" },
  });
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const sent = oobCodes.find((code) => code.email === email && code.requestType === "RECOVER_EMAIL");
  if (sent === undefined) throw new Error(`No way back was mailed to ${email}`);
  return sent.oobLink;
}
