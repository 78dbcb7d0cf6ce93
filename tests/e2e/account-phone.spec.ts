import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { newEmail } from "./support/client.ts";
import { codesTo, codeTo, linkTo, newNumber, wrongCode } from "./support/codes.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { expect, type Page, test } from "./support/test.ts";

test("[A-04] [A-06] [UI-04] registering by phone with the keyboard alone makes one account, over a reload and a wrong code", async ({
  page,
}) => {
  const number = newNumber();
  const phone = `+91${number}`;
  // What checks the form comes only once both fields are typed.
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/schemas-/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`/register?next=${encodeURIComponent("/user/orders?view=all")}`);
  await page.getByRole("link", { name: "Phone", exact: true }).press("Enter");
  await expect(page).toHaveURL(/tab=phone/);
  await expectAccessible(page);
  await page.getByLabel("Full name").press("Enter");
  // What is typed before the answer is there must not land in another field: focus stays where the person went.
  await page.keyboard.type("Asha Rao");
  await page.keyboard.press("Tab");
  await page.keyboard.type(number.slice(0, 5));
  typed.resolve();
  await page.keyboard.type(` ${number.slice(5)}`, { delay: 100 });
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
    `We'll text a code to +91 ${number.slice(0, 5)} ${number.slice(5)}`,
  );
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/otp-verification\?next=/);
  await expect(page.getByLabel("Code")).toBeFocused();
  await expect(page.getByLabel("Code")).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByLabel("Code")).toHaveAttribute("inputmode", "numeric");
  const resend = page.getByRole("button", { name: /^Send a new code in \d:\d\d$/ });
  await expect(resend).toBeDisabled();
  const code = await codeTo(phone);
  await page.reload();
  await expect(resend).toBeDisabled();
  await expectAccessible(page);

  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/Please enter a valid 6-digit OTP/);
  await page.getByLabel("Code").press("ControlOrMeta+a");
  await page.keyboard.type(wrongCode(code));
  await expect(page.getByRole("alert").filter({ hasText: "Invalid OTP" })).toBeVisible();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/user\/orders\?view=all$/);

  const { uid, displayName, customClaims } = await adminAuth().getUserByPhoneNumber(phone);
  expect({ displayName, customClaims }).toEqual({
    displayName: "Asha Rao",
    customClaims: { role: "client_user" },
  });
  const profile = await database().doc(`profiles/${uid}`).get();
  expect(profile.data()).toMatchObject({ name: "Asha Rao", phone, role: "client_user" });
});

test("[A-03] [AUTH-01] a number that has an account signs in to it however it is typed, and a pasted code sends itself off once", async ({
  page,
}) => {
  const { number, phone } = await clientWithNumber();
  await page.goto("/login?tab=phone");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/Please enter a valid phone number/);
  await page.getByLabel("Phone").fill(`(0)${number.slice(0, 5)}-${number.slice(5)}`);
  await expect(page.getByLabel("Phone")).toHaveValue(`+91 ${number.slice(0, 5)} ${number.slice(5)}`);
  await page.getByRole("link", { name: "Email", exact: true }).click();
  await page.getByLabel("Email").fill("asha@example.in");
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await page.getByRole("button", { name: "Send code" }).click();
  const code = await codeTo(phone);
  let checks = 0;
  page.on("request", (request) => {
    if (request.url().includes("signInWithPhoneNumber")) checks += 1;
  });
  await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect(checks).toBe(1);
});

test("[AUTH-06] an unknown number is asked whether to create an account; declining leaves nothing behind", async ({
  page,
}) => {
  const number = newNumber();
  const phone = `+91${number}`;
  await askForCode(page, "/login?tab=phone", number);
  await page.getByLabel("Code").fill(await codeTo(phone));
  await expect(page.getByText("There's no account with this number yet. Create one?")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Don't create one" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue(`+91 ${number}`);
  await expect(adminAuth().getUserByPhoneNumber(phone)).rejects.toMatchObject({
    code: "auth/user-not-found",
  });

  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("Code").fill(await codeTo(phone));
  await page.getByLabel("Full name").fill("Ravi Kumar");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  const { uid } = await adminAuth().getUserByPhoneNumber(phone);
  expect((await database().doc(`profiles/${uid}`).get()).data()).toMatchObject({ name: "Ravi Kumar", phone });
});

test("[AUTH-06] [A-12] at a staff login an unknown number is turned away, with no account and no profile left", async ({
  page,
}) => {
  const number = newNumber();
  const phone = `+91${number}`;
  await askForCode(page, "/staff-portal/telecaller-login?tab=phone", number);
  await page.getByLabel("Code").fill(await codeTo(phone));
  await expect(page.getByRole("heading", { name: "No one on our team uses this number" })).toBeVisible();
  await expectAccessible(page);
  await expect(adminAuth().getUserByPhoneNumber(phone)).rejects.toMatchObject({
    code: "auth/user-not-found",
  });
  await page.getByRole("link", { name: "Sign in with email" }).click();
  await expect(page).toHaveURL(/\/staff-portal\/telecaller-login$/);
});

test("[A-04] without a number there is nothing to verify", async ({ page }) => {
  await page.goto(`/otp-verification?next=${encodeURIComponent("/user/payments")}`);
  await expect(page.getByText("No phone number provided for verification")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fpayments$/);
});

test("[A-04] a code asked for anew replaces the earlier one, and the page says which counts", async ({
  page,
}) => {
  const { number, phone } = await clientWithNumber();
  await askForCode(page, "/login?tab=phone", number);
  const first = await codeTo(phone);
  await letCountdownEnd(page);
  await page.getByRole("button", { name: "Send a new code", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Earlier codes no longer work" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send a new code in/ })).toBeDisabled();
  const second = await codeTo(phone, 2);
  if (first !== second) {
    await page.getByLabel("Code").fill(first);
    await expect(
      page.getByRole("alert").filter({ hasText: "Please use the code from the latest message." }),
    ).toBeVisible();
  }
  await page.getByLabel("Code").fill(second);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect((await codesTo(phone)).length).toBeLessThan(2);
});

test("[AX-21] the code of a number whose account was not used for long leads to a link to its address, and then in", async ({
  page,
  context,
}) => {
  const { uid, number, phone, email } = await unusedWithNumber();
  await askForCode(page, "/login?tab=phone", number);
  const first = await codeTo(phone);
  await page.getByLabel("Code").fill(first);
  await expect(page.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();
  await expect(page.getByText(maskedEmail(email))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText(/^We've emailed a link to/)).toBeVisible();

  const mailed = await context.newPage();
  await mailed.goto(await linkTo(email));
  await mailed.getByRole("button", { name: "Yes, this is my number" }).click();
  await expect(mailed.getByRole("heading", { name: "Your number is confirmed" })).toBeVisible();
  await mailed.close();

  await page.getByRole("button", { name: "I've confirmed it. Text me a new code" }).click();
  await page.getByLabel("Code").fill(await laterCode(phone, first));
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect((await adminAuth().getUserByPhoneNumber(phone)).uid).toBe(uid);
});

test("[AX-21] whoever has the number of somebody else's account begins one of their own", async ({
  page,
}) => {
  const { uid, number, phone, email } = await unusedWithNumber();
  await askForCode(page, "/login?tab=phone", number);
  const first = await codeTo(phone);
  await page.getByLabel("Code").fill(first);
  await page.getByRole("button", { name: "It's not mine. Start a new account" }).click();
  await page.getByLabel("Code").fill(await laterCode(phone, first));
  await expect(page.getByRole("heading", { name: "Create your account?" })).toBeVisible();
  expect((await adminAuth().getUser(uid)).phoneNumber).toBeUndefined();
  await mailsTo(email, 1);
});

/** The code of a message after that one. */
async function laterCode(phone: string, before: string): Promise<string> {
  await expect.poll(async () => (await codesTo(phone)).at(-1) ?? before).not.toBe(before);
  return (await codesTo(phone)).at(-1) ?? "";
}

async function unusedWithNumber() {
  const [number, email] = [newNumber(), newEmail()];
  const phone = `+91${number}`;
  const account = { phoneNumber: phone, displayName: "Asha Rao", email, emailVerified: true };
  const { uid } = await adminAuth().createUser(account);
  await adminAuth().setCustomUserClaims(uid, { role: "client_user" });
  const seen_at = new Date(Date.now() - 91 * 86_400_000);
  await database().doc(`ledger/seen_${uid}`).set({ seen_at });
  return { uid, number, phone, email };
}

async function askForCode(page: Page, path: string, number: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
}

/** As if a minute had passed: the tab remembers when the code was sent. */
async function letCountdownEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = "niyamdesk.draft.code";
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { sentAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...kept, sentAt: kept.sentAt - 60_000 }));
  });
  await page.reload();
}

async function clientWithNumber(): Promise<{ number: string; phone: string }> {
  const number = newNumber();
  const phone = `+91${number}`;
  const { uid } = await adminAuth().createUser({ phoneNumber: phone, displayName: "Asha Rao" });
  await adminAuth().setCustomUserClaims(uid, { role: "client_user" });
  return { number, phone };
}
