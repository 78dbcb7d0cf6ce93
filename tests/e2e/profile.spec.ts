import { readFile } from "node:fs/promises";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, newEmail, proveAddress, signIn } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { codeTo, newNumber } from "./support/codes.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { accounts, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

test("[O-04] [R-06] own details are checked at their fields and kept; a preference changes what is shown", async ({
  page,
}) => {
  const troubles = collectTroubles(page);
  const client = await makeClient();
  await database()
    .doc(`notifications/offer-${client.uid}`)
    .set({
      ...{ title: `Offer for ${client.uid}`, content: "Ten percent off.", type: "discount", isActive: true },
      ...{ audience: "client_user", createdAt: Timestamp.now() },
    });
  await signIn(page, client, "/user/dashboard");
  await expect(page.getByText(`Offer for ${client.uid}`)).toBeVisible();
  await page
    .getByRole("navigation", { name: "My account" })
    .getByRole("link", { name: "My Profile" })
    .click();
  await expect(page).toHaveURL("/user/profile");
  await expect(page).toHaveTitle(/^My Profile/);

  const details = page.getByRole("form", { name: "Your details" });
  await details.getByLabel("Full name").fill("");
  await details.getByLabel("PAN").fill("ABCDE");
  await details.getByLabel("GSTIN").fill("27AABCS9603R1ZP");
  await details.getByRole("combobox", { name: "State" }).selectOption("29");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(details.getByLabel("Full name")).toBeFocused();
  await expect(details.getByText("Please enter your name")).toBeVisible();
  await expect(details.getByText("This PAN is not valid.")).toBeVisible();
  await details.getByLabel("Full name").fill("Asha R. Rao");
  await details.getByLabel("Phone").fill("098765 43210");
  await details.getByLabel("Address").fill("12 MG Road\nBengaluru 560001");
  await details.getByLabel("PAN").fill("aabcs9603r");
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(details.getByText("The State must be the one your GSTIN is registered in")).toBeVisible();
  await details.getByRole("combobox", { name: "State" }).selectOption("27");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  const kept = (await database().doc(`profiles/${client.uid}`).get()).data();
  expect(kept).toMatchObject({
    ...{ name: "Asha R. Rao", phone: "+919876543210", pan: "AABCS9603R", gstin: "27AABCS9603R1ZP" },
    ...{ state_code: "27", address: "12 MG Road\nBengaluru 560001", billing_name: null, role: "client_user" },
  });

  await page.getByLabel("Offers and discounts").uncheck();
  await expect
    .poll(async () => (await database().doc(`profiles/${client.uid}`).get()).get("preferences"))
    .toEqual({ offers: false });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.goto("/user/dashboard");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page.getByText(`Offer for ${client.uid}`)).toHaveCount(0);
  await page.goto("/user/no-such-page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toBeVisible();
  await database().doc(`notifications/offer-${client.uid}`).delete();
  expect(troubles).toEqual([]);
});

test("[AX-08] two windows: what only one changed stands, what both changed is asked about, and nothing typed is lost", async ({
  page,
}) => {
  const client = await makeClient();
  await signIn(page, client, "/user/profile");
  const other = await page.context().newPage();
  await other.goto("/user/profile");
  const here = page.getByRole("form", { name: "Your details" });
  const there = other.getByRole("form", { name: "Your details" });
  await there.getByLabel("Address").fill("12 MG Road");
  await here.getByLabel("Full name").fill("Asha R. Rao");
  await here.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await expect(there.getByLabel("Full name")).toHaveValue("Asha R. Rao");
  await there.getByRole("button", { name: "Save details" }).click();
  await expect(other.getByText("Your details are saved.")).toBeVisible();
  const kept = async () => (await database().doc(`profiles/${client.uid}`).get()).data();
  expect(await kept()).toMatchObject({ name: "Asha R. Rao", address: "12 MG Road" });

  await there.getByLabel("Full name").fill("A. Rao");
  await expect(here.getByLabel("Address")).toHaveValue("12 MG Road");
  await here.getByLabel("Full name").fill("Asha Rao Kulkarni");
  await here.getByRole("button", { name: "Save details" }).click();
  await expect.poll(async () => (await kept())?.name).toBe("Asha Rao Kulkarni");
  await there.getByRole("button", { name: "Save details" }).click();
  await expect(there.getByRole("alert")).toContainText("Full name is now “Asha Rao Kulkarni”");
  await expect(there.getByRole("alert")).toBeInViewport();
  await expect(there.getByLabel("Full name")).toHaveValue("A. Rao");
  await there.getByRole("button", { name: "Save details" }).click();
  await expect.poll(async () => (await kept())?.name).toBe("A. Rao");
});

test("[R-06] staff on the public site see no page of a client in the menu @desk", async ({ page }, {
  project,
}) => {
  const member = await makeStaff("franchise");
  await signIn(page, member, "/franchise/dashboard");
  await page
    .getByRole("link", { name: "Main site" })
    .or(page.getByRole("button", { name: "Menu" }))
    .filter({ visible: true })
    .first()
    .click();
  if (project.name === "phone")
    await page.getByRole("link", { name: "Main site" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/");
  const menu = project.name === "phone" ? "Menu" : /My account/;
  await page.getByRole("button", { name: menu }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  for (const name of ["My Orders", "Payment History", "My Profile"]) {
    await expect(page.getByRole("link", { name }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(
    page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first(),
  ).toHaveAttribute("href", "/franchise/dashboard");
});

test("[A-10] a phone number is added by code and the address changed by link; what has its own account is explained, and both stay", async ({
  page,
}) => {
  const client = await makeClient();
  const [own, taken] = [newNumber(), newNumber()];
  const other = await accounts().createUser({ phoneNumber: `+91${taken}` });
  await signIn(page, client, "/user/profile");
  await expect(page.getByText("Not verified")).toBeVisible();
  await expect(page.getByRole("link", { name: "Verify or change" })).toHaveAttribute(
    "href",
    /^\/verify-email\?next=/,
  );

  await page.getByRole("button", { name: "Add phone" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a phone number" });
  await dialog.getByRole("textbox", { name: "Phone" }).fill(taken);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await dialog.getByRole("textbox", { name: "Code" }).fill(await codeTo(`+91${taken}`));
  await expect(
    dialog.getByText(/This number already has its own account, so nothing was changed/),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await accounts().getUser(client.uid)).phoneNumber).toBeUndefined();
  expect((await accounts().getUser(other.uid)).phoneNumber).toBe(`+91${taken}`);
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("button", { name: "Add phone" }).click();
  await dialog.getByRole("textbox", { name: "Phone" }).fill(own);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await dialog.getByRole("textbox", { name: "Code" }).fill(await codeTo(`+91${own}`));
  await expect(page.getByText(/^You can now sign in with/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change phone" })).toBeVisible();
  expect((await accounts().getUser(client.uid)).phoneNumber).toBe(`+91${own}`);
  await expect
    .poll(async () => (await database().doc(`profiles/${client.uid}`).get()).get("phone"))
    .toBe(`+91${own}`);

  const staff = await makeStaff("ca");
  await proveAddress(client);
  await page.reload();
  await page.getByRole("button", { name: "Remove phone" }).click();
  const removal = page.getByRole("dialog", { name: "Remove this phone number?" });
  await expectAccessible(page);
  await removal.getByRole("button", { name: "Remove phone" }).click();
  await expect(page.getByRole("button", { name: "Add phone" })).toBeVisible();
  expect((await accounts().getUser(client.uid)).phoneNumber).toBeUndefined();
  await page.getByRole("button", { name: "Change email" }).click();
  const change = page.getByRole("dialog", { name: "Change your email address" });
  await change.getByRole("textbox", { name: "New email" }).fill(staff.email);
  await change.getByRole("button", { name: "Send the link" }).click();
  await expect(change.getByText(/already has an account/)).toBeVisible();
  const next = `new-${client.email}`;
  await change.getByRole("textbox", { name: "New email" }).fill(next);
  await change.getByRole("button", { name: "Send the link" }).click();
  const sent = page.getByRole("dialog", { name: "Open the link we emailed you" });
  await expect(sent.getByText(`A link is on its way to ${next}.`)).toBeVisible();
  await mailsTo(next, 1);
  await page.keyboard.press("Escape");
  await expect(sent).toHaveCount(0);
  expect((await accounts().getUser(staff.uid)).email).toBe(staff.email);
  expect((await accounts().getUser(client.uid)).email).toBe(client.email);
});

test("[AX-10] the answer to linking a phone is lost on the way and the code is sent again: it is linked, and the page says so", async ({
  page,
}) => {
  const client = await makeClient();
  const number = newNumber();
  await signIn(page, client, "/user/profile");
  await page.getByRole("button", { name: "Add phone" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a phone number" });
  await dialog.getByRole("textbox", { name: "Phone" }).fill(number);
  await dialog.getByRole("button", { name: "Send code" }).click();
  const code = await codeTo(`+91${number}`);
  // The service does it, and the answer is cut off; so is the question what became of it.
  await page.route(
    "**/accounts:signInWithPhoneNumber**",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.route("**/accounts:lookup**", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("textbox", { name: "Code" }).fill(code);
  await expect(dialog.getByText(/We couldn't reach the sign-in service/)).toBeVisible();
  expect((await accounts().getUser(client.uid)).phoneNumber).toBe(`+91${number}`);
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/^You can now sign in with/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change phone" })).toBeVisible();
});

test("[A-10] who signs in by phone adds an address: signed in once more, the address waits to be confirmed", async ({
  page,
}) => {
  const number = newNumber();
  const { uid } = await accounts().createUser({ phoneNumber: `+91${number}`, displayName: "Asha Rao" });
  await accounts().setCustomUserClaims(uid, { role: "client_user" });
  await page.goto("/login?tab=phone&next=%2Fuser%2Fprofile");
  await enterByPhone(page, number);
  await expect(page).toHaveURL("/user/profile");
  await page.getByRole("button", { name: "Add email" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an email address" });
  const email = newEmail();
  await dialog.getByRole("textbox", { name: "New email" }).fill(email);
  // The provider ends the session before we hear that all is done.
  const other = await page.context().newPage();
  await other.goto("/user/orders");
  // Before the answer: afterwards this page may already know that its session is over.
  await other.getByRole("button", { name: "Menu" }).click();
  await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.route("**/changeEmail", async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === "POST") await signOut(other);
    await route.fulfill({ response: answer });
  });
  // A weak network loses the first try to load what shows messages.
  await page.route(/\/assets\/toast-container-/, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Save and sign in again" }).click();
  await expect(page).toHaveURL(/\/login\?tab=phone/);
  const word = page.getByRole("status").filter({ hasText: `We've added ${email}.` });
  await expect(word).toBeVisible();
  // Left at once, the page says it again; closed, it has been read.
  await page.reload();
  await expect(word).toBeVisible();
  await page.getByRole("button", { name: "close" }).click();
  await expect(word).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((text) => JSON.stringify(sessionStorage).includes(text), email))
    .toBe(false);
  await enterByPhone(page, number);
  await expect(page).toHaveURL("/user/profile");
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Not verified")).toBeVisible();
  expect(await accounts().getUser(uid)).toMatchObject({ email, phoneNumber: `+91${number}` });
});

/** From an open menu. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
}

async function enterByPhone(page: Page, number: string): Promise<void> {
  await page.getByRole("textbox", { name: "Phone" }).fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(await codeTo(`+91${number}`));
}

test("[O-04] one's data is downloaded, then the account deleted: what stays is said, the owner proved, goodbye said", async ({
  page,
}) => {
  const client = await makeClient();
  await makePurchase(client, { order: { status: "completed" } });
  await signIn(page, client, "/user/profile");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^niyamdesk-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({ account: { email: client.email }, orders: [{ user_id: client.uid }] });

  await page.getByRole("button", { name: "Delete my account" }).click();
  const meaning = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(meaning.getByText(/orders, payments and tax invoices/)).toBeVisible();
  await meaning.getByRole("button", { name: "Continue" }).click();
  await expect(meaning.getByText("Please type DELETE to continue")).toBeVisible();
  await meaning.getByLabel(/Type DELETE/).fill("delete");
  await meaning.getByRole("button", { name: "Continue" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Your password").fill("not-the-password");
  await proof.getByRole("button", { name: "Delete my account" }).click();
  await expect(proof.getByText("This isn't your password")).toBeVisible();
  await expectAccessible(page);
  expect((await accounts().getUser(client.uid)).disabled).toBe(false);
  await proof.getByLabel("Your password").fill(client.password);
  await proof.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/^Your account is deleted/)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(accounts().getUser(client.uid)).rejects.toThrow();
  expect((await database().doc(`profiles/${client.uid}`).get()).exists).toBe(false);
  await page.goto("/user/profile");
  await expect(page).toHaveURL(/\/login\?next=/);
});
