import { actorWithRole, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { expectAccessible } from "./support/accessible.ts";
import { fillRegistration, makeClient, newEmail, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { expect, test } from "./support/test.ts";
import { countCalls } from "./support/watch.ts";

const PASSWORD = "correct-horse-9";

test("[A-02] [UI-04] empty fields are named, linked to their words, and the first gets the focus", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please fill in all fields");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Please fill in all fields");
  await expectAccessible(page);
});

test("[A-02] [AUTH-07] a wrong password and an unknown address get one answer, and the address stays typed", async ({
  page,
}) => {
  const known = await makeClient();
  await page.goto("/login");
  for (const email of [known.email, newEmail()]) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("not-the-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Invalid email or password" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.reload();
  }
});

test("[A-05] [UI-04] what is wrong is said at its field, and nothing typed is lost by a reload", async ({
  page,
}) => {
  await page.goto("/register");
  await page.getByLabel("Full name").fill("A");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Phone").fill("12345");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("different-one");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(
    "Name must be at least 2 characters",
  );
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
    /Please enter a valid phone number with country code \(e\.g\., \+91 \.\.\.\)/,
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  );
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("A");
  await expect(page.getByLabel("Phone")).toHaveValue("+91 12345");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("[A-05] [P-12] an address that has an account is explained, with the way to sign in and back", async ({
  page,
}) => {
  const { email } = await makeClient();
  await page.goto(`/register?next=${encodeURIComponent("/user/payments")}`);
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  const words = "An account with this email address already exists. Please sign in instead.";
  await expect(page.getByRole("form").getByText(words)).toBeVisible();
  await expect(page.locator(".Toastify").getByText(words)).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
  await page.getByRole("link", { name: "Sign in with this address" }).click();
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/payments$/);
});

test("[A-05] when the profile could not be made, trying again finishes the same account with what was typed", async ({
  page,
}) => {
  const email = newEmail();
  await page.route("**/ensureProfile", (route) => route.abort(), { times: 1 });
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("form").getByText("Something went wrong on our side")).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Verify later" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  const { uid } = await adminAuth().getUserByEmail(email);
  const profile = await database().doc(`profiles/${uid}`).get();
  expect(profile.data()).toMatchObject({ name: "Asha Rao", phone: "+919876543210" });
});

test("[AUTH-18] [AUTH-10] an account whose sign-up was cut off before its profile gets it once", async ({
  page,
}) => {
  const person = await signUp(newEmail(), PASSWORD);
  const calls = countCalls(page, "ensureProfile");
  await signIn(page, person, "/user/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect
    .poll(async () => (await database().doc(`profiles/${person.uid}`).get()).exists, { timeout: 20_000 })
    .toBe(true);
  await page.getByRole("link", { name: "Payment History" }).first().click();
  await expect(page.getByText("No payments yet")).toBeVisible();
  expect(calls()).toBe(1);
});

test("[R-01] [AUTH-14] a protected address survives signing in and a reload, and nothing else shows in between", async ({
  page,
}) => {
  const client = await makeClient();
  const address = "/user/payments?page=2#latest";
  await page.goto(address);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/payments\?page=2#latest$/);
  await expect(page.getByText("No payments yet")).toBeVisible();

  const seen: string[] = [];
  page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
  await page.reload();
  await expect(page.getByText("No payments yet")).toBeVisible();
  await expect(page).toHaveURL(/\/user\/payments\?page=2#latest$/);
  expect(new Set(seen)).toEqual(new Set(["/user/payments"]));
});

test("[R-01] an address of another site is never gone on to", async ({ page }) => {
  const client = await makeClient();
  await page.goto("/login?next=https%3A%2F%2Felsewhere.example%2F");
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto("/register?next=%2F%2Felsewhere.example");
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});

test("[R-02] [AUTH-11] another role is told and sent to its own dashboard before anything of a client is read", async ({
  page,
}) => {
  const { email } = await actorWithRole("telecaller");
  await page.goto(`/login?next=${encodeURIComponent("/user/orders")}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a-long-test-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Access restricted. Redirecting to your Telecaller dashboard.")).toBeVisible();
  await expect(page).toHaveURL(/\/telecaller\/dashboard$/);
});
