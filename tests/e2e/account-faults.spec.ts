import { adminAuth } from "../support/admin.ts";
import { codesTo, codeTo, newNumber } from "./support/codes.ts";
import { uncaughtErrors } from "./support/faults.ts";
import { database } from "./support/records.ts";
import { serveStrictSite } from "./support/strict-site.ts";
import { expect, type Page, test } from "./support/test.ts";

const SEND = "**/accounts:sendVerificationCode*";

test("[AUTH-02] [A-04] limits of the provider are said in plain words with the email way offered; two presses are one message", async ({
  page,
}) => {
  const number = newNumber();
  for (const code of ["TOO_MANY_ATTEMPTS_TRY_LATER", "QUOTA_EXCEEDED : Exceeded quota."]) {
    await page.route(SEND, (route) => route.fulfill(refusal(code)), { times: 1 });
    await page.goto("/login?tab=phone");
    await page.getByLabel("Phone").fill(number);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /wait an hour.*email address/ })).toBeVisible();
  }
  await page.getByRole("link", { name: "Use email instead" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await expect(page.getByLabel("Phone")).toHaveValue(`+91 ${number}`);

  await page.route(SEND, (route) => route.fulfill(refusal("INTERNAL_ERROR")), { times: 1 });
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to send OTP" })).toBeVisible();
  await page.getByRole("button", { name: "Send code" }).dblclick();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  expect(await codesTo(`+91${number}`)).toHaveLength(1);

  await page.route(
    "**/accounts:signInWithPhoneNumber*",
    (route) => route.fulfill(refusal("SESSION_EXPIRED")),
    {
      times: 1,
    },
  );
  await page.getByLabel("Code").fill("123456");
  await expect(page.getByRole("alert").filter({ hasText: "This code has expired" })).toBeVisible();
});

test("[AUTH-03] with every effect run twice there is one widget at a time, over wrong numbers, changes of tab and codes sent anew", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await serveStrictSite(page);
  const errors = uncaughtErrors(page);
  const wrong = newNumber();
  const number = newNumber();
  await page.goto("/login?tab=phone");
  await page.getByLabel("Phone").fill(wrong);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("link", { name: "Change number" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue(`+91 ${wrong}`);
  await page.getByRole("link", { name: "Email", exact: true }).click();
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  for (const count of [2, 3, 4]) {
    await letCountdownEnd(page);
    await page.getByRole("button", { name: "Send a new code", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "A new code is on its way" })).toBeVisible();
    await codeTo(`+91${number}`, count);
  }
  await page.getByLabel("Code").fill(await codeTo(`+91${number}`, 4));
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  expect(errors).toEqual([]);
});

test("[A-06] when the profile could not be made, the proved number goes on from its name, and there is one account", async ({
  page,
}) => {
  const number = newNumber();
  await page.route("**/ensureProfile", (route) => route.abort(), { times: 1 });
  await page.goto("/register?tab=phone");
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("Code").fill(await codeTo(`+91${number}`));
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  const { uid } = await adminAuth().getUserByPhoneNumber(`+91${number}`);
  expect((await database().doc(`profiles/${uid}`).get()).data()).toMatchObject({ name: "Asha Rao" });
});

/** As if a minute had passed: the tab remembers when the code was sent. */
async function letCountdownEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = "niyamdesk.draft.code";
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { sentAt: number };
    sessionStorage.setItem(key, JSON.stringify({ ...kept, sentAt: kept.sentAt - 60_000 }));
  });
  await page.reload();
}

function refusal(message: string) {
  return {
    status: 400,
    headers: { "access-control-allow-origin": "*" },
    json: { error: { code: 400, message, errors: [{ message, reason: "invalid", domain: "global" }] } },
  };
}
