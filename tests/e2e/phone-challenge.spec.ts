import { adminAuth } from "../support/admin.ts";
import { makeClient, proveAddress, signIn } from "./support/client.ts";
import { codesTo, newNumber } from "./support/codes.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The emulator's stand-in for reCAPTCHA answers after half a second; in these tests nobody does until it is told to. */
const NOBODY_ANSWERS = () => {
  const started = window.setTimeout.bind(window);
  const held: TimerHandler[] = [];
  const hold = (run: TimerHandler, ms?: number, ...rest: unknown[]): number => {
    if (ms !== 500) return started(run, ms, ...rest);
    held.push(run);
    return 0;
  };
  Object.assign(window, {
    setTimeout: hold,
    answerChallenge: () => {
      for (const run of held.splice(0)) started(run, 0);
    },
  });
};

/** As reCAPTCHA draws it: appended to the body, above everything, gone by its style with a press beside it. */
async function askWithPictures(page: Page): Promise<void> {
  await page.route("https://www.google.com/recaptcha/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<button onclick="this.textContent='Pressed'">Verify</button>`,
    }),
  );
  await page.evaluate(() => {
    const challenge = document.createElement("div");
    challenge.id = "challenge";
    challenge.style.cssText =
      "visibility: visible; position: absolute; width: 100%; top: 10px; left: 0; z-index: 2000000000";
    const shade = document.createElement("div");
    shade.id = "beside";
    shade.style.cssText = "position: fixed; inset: 0; z-index: 2000000000; background: #fff8";
    shade.addEventListener("click", () => {
      challenge.style.visibility = "hidden";
      challenge.style.top = "-10000px";
    });
    const frame = document.createElement("iframe");
    frame.src = "https://www.google.com/recaptcha/api2/bframe";
    frame.title = "recaptcha challenge expires in two minutes";
    frame.style.cssText = "position: absolute; z-index: 2000000001; width: 300px; height: 200px; border: 0";
    challenge.append(shade, frame);
    document.body.append(challenge);
  });
}

async function askForCodeInDialog(page: Page): Promise<string> {
  const number = newNumber();
  await signIn(page, await makeClient(), "/user/profile");
  await page.getByRole("button", { name: "Add phone" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Phone" }).fill(number);
  await dialog.getByRole("button", { name: "Send code" }).click();
  return `+91${number}`;
}

test("pictures that reCAPTCHA asks with can be pressed above a dialog, which is modal again afterwards", async ({
  page,
}) => {
  await page.addInitScript(NOBODY_ANSWERS);
  const phone = await askForCodeInDialog(page);
  await askWithPictures(page);
  const frame = page.frameLocator("#challenge iframe");
  await frame.getByRole("button", { name: "Verify" }).click();
  await expect(frame.getByRole("button", { name: "Pressed" })).toBeVisible();
  await page.locator("#beside").evaluate((shade) => (shade as HTMLElement).click());
  await page.evaluate(() => Reflect.get(window, "answerChallenge")());
  const dialog = page.getByRole("dialog", { name: "Add a phone number" });
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  expect(await codesTo(phone)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a challenge that was closed ends the wait with words, and a second try goes on", async ({ page }) => {
  await page.addInitScript(NOBODY_ANSWERS);
  await askForCodeInDialog(page);
  await askWithPictures(page);
  await page.locator("#beside").click({ position: { x: 370, y: 700 } });
  const dialog = page.getByRole("dialog", { name: "Add a phone number" });
  await expect(dialog.getByRole("alert").filter({ hasText: "The security check was closed" })).toBeVisible();
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(async () => {
    await page.evaluate(() => Reflect.get(window, "answerChallenge")());
    await expect(dialog.getByLabel("Code")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a challenge that nobody answers for two minutes ends the wait with words", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(NOBODY_ANSWERS);
  await page.goto("/login?tab=phone");
  await page.getByLabel("Phone").fill(newNumber());
  await page.getByRole("button", { name: "Send code" }).click();
  const late = page.getByRole("alert").filter({ hasText: "The security check took too long" });
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Send code" })).toBeEnabled();
});

test("a dialog that must not close stays open, however often Escape is pressed", async ({ page }) => {
  const client = await makeClient();
  await proveAddress(client);
  await adminAuth().updateUser(client.uid, { phoneNumber: `+91${newNumber()}` });
  await signIn(page, client, "/user/profile");
  await page.getByRole("button", { name: "Remove phone" }).click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/accounts:update/, async (route) => {
    await held;
    await route.continue();
  });
  const dialog = page.getByRole("dialog", { name: "Remove this phone number?" });
  await dialog.getByRole("button", { name: "Remove phone" }).click();
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeDisabled();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Escape");
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  letGo();
  await expect(page.getByRole("button", { name: "Add phone" })).toBeVisible();
});
