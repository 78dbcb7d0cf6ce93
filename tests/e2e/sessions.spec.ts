import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { codeTo, newNumber, wrongCode } from "./support/codes.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { stack } from "./support/stack.ts";
import { accounts, fillSignIn, makeStaff } from "./support/staff.ts";
import { type Browser, expect, type Page, test } from "./support/test.ts";

const { pages } = WORKSPACES.admin;
const rule = () => database().doc("settings/access");

test.afterEach(async () => {
  await rule().delete();
});

/** Another browser of somebody. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.addresses.site });
  return context.newPage();
}

async function enrolled(person: TestClient & { uid: string }): Promise<string> {
  const phoneNumber = `+91${newNumber()}`;
  const enrolledFactors = [
    { uid: person.uid, factorId: "phone" as const, phoneNumber, displayName: "Phone" },
  ];
  await accounts().updateUser(person.uid, { multiFactor: { enrolledFactors } });
  const second_step = {
    kind: "phone",
    ids: [person.uid],
    phone_end: phoneNumber.slice(-4),
    added_at: Timestamp.now(),
  };
  await database().doc(`profiles/${person.uid}`).update({ second_step });
  return phoneNumber;
}

test("[A-13] an administrator sets up a second step, and signs in with it: wrong code, another code, and in", {
  tag: "@desk",
}, async ({ page, browser }) => {
  const admin = await makeStaff("admin", "Anita Deshmukh");
  await signIn(page, admin, pages.profile);
  await page.getByRole("button", { name: "Set it up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up a second step" });
  const number = newNumber();
  await dialog.getByLabel("Phone number").fill(`+91 ${number}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send a code" }).click();
  await dialog.getByLabel("Code").fill(await codeTo(`+91${number}`));
  await expect(page.getByText(`Codes go to the number ending in ${number.slice(-4)}.`)).toBeVisible();
  const [mail] = await mailsTo(admin.email, 1);
  expect(mail?.text).toContain(number.slice(-4));

  const other = await elsewhere(browser);
  await other.goto("/admin-portal/login");
  await fillSignIn(other, admin);
  const asked = other.getByRole("dialog", { name: "Enter your code" });
  await expect(asked).toContainText(`ending in ${number.slice(-4)}`);
  const code = await codeTo(`+91${number}`);
  await asked.getByLabel("Code").fill(wrongCode(code));
  await expect(asked.getByText("Invalid OTP")).toBeVisible();
  await expectAccessible(other);
  await asked.getByLabel("Code").fill(code);
  await expect(other).toHaveURL(/\/admin\/dashboard$/);
  await expect(asked).toBeHidden();
  await other.context().close();
});

test("[A-13] who leaves the question for the code is not signed in, and the form says so", async ({
  page,
}) => {
  const ca = await makeStaff("ca");
  await enrolled(ca);
  await page.goto("/staff-portal/ca-login");
  await fillSignIn(page, ca);
  await page
    .getByRole("dialog", { name: "Enter your code" })
    .getByRole("button", { name: "Close" })
    .first()
    .click();
  await expect(
    page.getByRole("alert").filter({ hasText: "We still need the code of your second step" }),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(ca.email);
});

test("[A-14] demanded of administrators, it shuts out another one at once, until they have set it up", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const [first, second] = await Promise.all([
    makeStaff("admin", "Anita Deshmukh"),
    makeStaff("admin", "Ravi Nair"),
  ]);
  const phone = await enrolled(first);
  const other = await elsewhere(browser);
  await signIn(other, second, pages.settings);
  await expect(other.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();

  await page.goto(`/login?next=${encodeURIComponent(pages.settings)}`);
  await fillSignIn(page, first);
  await page
    .getByRole("dialog")
    .getByLabel("Code")
    .fill(await codeTo(phone));
  const form = page.getByRole("form", { name: "Second step at sign-in" });
  await form.getByLabel("Administrators").check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();

  await expect(other.getByRole("heading", { level: 1, name: "Set up a second step to go on" })).toBeVisible();
  await expectAccessible(other);
  await other.goto(pages.staff);
  await expect(other.getByRole("heading", { level: 1, name: "Set up a second step to go on" })).toBeVisible();
  await other.getByRole("button", { name: "Set it up" }).click();
  const number = newNumber();
  const dialog = other.getByRole("dialog", { name: "Set up a second step" });
  await dialog.getByLabel("Phone number").fill(`+91 ${number}`);
  await dialog.getByRole("button", { name: "Send a code" }).click();
  await dialog.getByLabel("Code").fill(await codeTo(`+91${number}`));
  await expect(other.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await other.context().close();
});

test("[A-14] who has no second step is told to set it up before asking others for theirs", async ({
  page,
}) => {
  await signIn(page, await makeStaff("admin", "Anita Deshmukh"), pages.settings);
  const form = page.getByRole("form", { name: "Second step at sign-in" });
  await form.getByLabel("All staff, franchise partners too").check();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("Set up your own second step and sign in with it");
  await expect(form.getByRole("link", { name: "My account" })).toBeVisible();
});

test("[A-16] a client ends a session in another browser, which signs out within seconds and says why", async ({
  page,
  browser,
}) => {
  const client = await makeKnownClient();
  const other = await elsewhere(browser);
  await signIn(other, client, PATHS.user.profile);
  await expect(other.getByText("This device")).toBeVisible();
  await signIn(page, client, PATHS.user.profile);
  // The account was also signed in to when it was made, by no browser.
  const browsers = page
    .getByRole("list", { name: "Where you're signed in" })
    .getByRole("listitem")
    .filter({ hasText: "Chrome" });
  await expect(browsers).toHaveCount(2);
  await expect(browsers.first()).toContainText("This device");
  await expectAccessible(page);
  await browsers
    .last()
    .getByRole("button", { name: /^Sign out / })
    .click();
  await expect(browsers).toHaveCount(1);
  await expect(other).toHaveURL(/\/login/, { timeout: 10_000 });
  await expect(other.getByText("You were signed out on this device. Please sign in again.")).toBeVisible();
  await page.reload();
  await expect(browsers).toHaveCount(1);
  await other.context().close();
});

test("[A-16] 'everywhere else' ends all others, and an administrator ends a colleague's with a reason", async ({
  page,
  browser,
}) => {
  const [admin, colleague] = await Promise.all([
    makeStaff("admin", "Anita Deshmukh"),
    makeStaff("telecaller", "Ravi Nair"),
  ]);
  const [one, two] = [await elsewhere(browser), await elsewhere(browser)];
  await signIn(one, colleague, WORKSPACES.telecaller.pages.dashboard);
  await signIn(two, colleague, WORKSPACES.telecaller.pages.profile);
  await two.getByRole("button", { name: "Sign out everywhere else" }).click();
  await two.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(one).toHaveURL(/login/, { timeout: 10_000 });
  await expect(two.getByText("You're signed out everywhere else")).toBeVisible();

  await signIn(page, admin, PATHS.staffMember(colleague.uid));
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Ravi Nair out everywhere?" });
  await dialog.getByLabel("Device lost or stolen").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(two).toHaveURL(/login/, { timeout: 10_000 });
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();
  await one.context().close();
  await two.context().close();
});

test("[A-15] an administrator removes a colleague's lost second step, and they sign in with the password alone", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const [admin, colleague] = await Promise.all([
    makeStaff("admin", "Anita Deshmukh"),
    makeStaff("ca", "Ravi Nair"),
  ]);
  await enrolled(colleague);
  await signIn(page, admin, PATHS.staffMember(colleague.uid));
  await page.getByRole("button", { name: "Remove their second step" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Ravi Nair's second step?" });
  await dialog.getByLabel("Phone lost or replaced").check();
  await dialog.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Not set up")).toBeVisible();
  const other = await elsewhere(browser);
  await other.goto("/staff-portal/ca-login");
  await fillSignIn(other, colleague);
  await expect(other).toHaveURL(/\/ca\/dashboard$/);
  await other.context().close();
});
