import { startDevServer } from "../../tools/stack/dev-server.ts";
import type { Guarded } from "../../tools/stack/guarded.ts";
import { testMode } from "../../tools/stack/mode.ts";
import { expectAccessible } from "./support/accessible.ts";
import { stack } from "./support/stack.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The page that shows every piece of `ui`: no build has it, so the dev server is started beside the site. */
const KIT = new URL("/dev/kit", stack.addresses.kit).href;

// Far from India: what is typed is India's time all the same.
test.use({ timezoneId: "America/New_York" });

let server: Guarded;
test.beforeAll(async ({ browser }) => {
  server = await startDevServer(testMode(), testMode().ports.kit);
  // Its first page is made while somebody waits for it, and is loaded once more when it is.
  const page = await browser.newPage();
  await openKit(page);
  await page.waitForLoadState("networkidle");
  await page.close();
});
test.afterAll(() => server.stop());

async function openKit(page: Page, place = ""): Promise<void> {
  await page.goto(KIT + place);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

for (const theme of ["light", "dark"] as const) {
  for (const language of ["", "/hi"]) {
    test(`the whole kit is accessible and fits, ${theme}, at ${language || "/"}`, { tag: "@desk" }, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.goto(new URL(`${language}/dev/kit`, stack.addresses.kit).href);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    });
  }
}

test("[O-02] a history says what is added to it, and shows earlier entries where the reader is", async ({
  page,
}) => {
  await openKit(page);
  const history = page.getByRole("region", { name: "History" });
  await history.getByRole("button", { name: "Let something happen" }).click();
  await expect(history.getByRole("status").first()).toHaveText("New: Message from the client, 11:20 am.");
  await expect(history.getByRole("listitem").first()).toContainText("Message from the client");
  await expect(history.getByText("Bank did not answer")).toHaveCount(1);
  await history.getByRole("button", { name: "Show 3 earlier entries" }).click();
  await expect(history.getByText("Bank did not answer")).toHaveCount(2);
  await expect(
    history.getByRole("listitem").filter({ hasText: "Document asked for again" }).last(),
  ).toBeFocused();
});

test("a reason is asked for, and what was written stays when the act fails", async ({ page }) => {
  await openKit(page);
  await page.getByRole("button", { name: "The call fails" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Nikhil Rao?" });
  const confirm = dialog.getByRole("button", { name: "Suspend" });
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog.getByText("Please choose a reason")).toBeVisible();
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await confirm.click();
  await expect(dialog.getByText("Please write the reason in a few words")).toBeVisible();
  const words = dialog.getByRole("textbox", { name: "In your own words" });
  await expect(words).toBeFocused();
  await words.fill("Moved to another firm");
  await confirm.click();
  await expect(dialog.getByRole("alert")).toHaveText("The server did not answer. Please try again.");
  await expect(words).toHaveValue("Moved to another firm");
  await expect(dialog.getByRole("radio", { name: "Something else" })).toBeChecked();
  await dialog.getByRole("button", { name: "Keep Nikhil working" }).click();
  await expect(dialog).toHaveCount(0);
});

test("what was done can be taken back for ten seconds, which stand still while somebody is at it", async ({
  page,
}) => {
  await page.clock.install();
  await openKit(page);
  const left = (count: number) => expect(page.getByText(`${count} leads in the list`)).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.getByRole("button", { name: "Archive 3 leads" }).click();
  await left(9);
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.clock.runFor(60_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press("Enter");
  await left(12);
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByText("Undone", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Archive 3 leads" }).click();
  await expect(undo).toBeVisible();
  await page.keyboard.press("Control+z");
  await left(12);
  await page.keyboard.press("Control+z");
  await left(12);
  await page.clock.runFor(5000);

  await page.getByRole("button", { name: "Archive 3 leads" }).click();
  await expect(undo).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(undo).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await left(9);
});

test("what cannot be taken back is said", async ({ page }) => {
  await openKit(page);
  await page.getByRole("button", { name: "Archive, but undoing fails" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The leads stay archived" })).toBeVisible();
});

test("a time is typed, picked or pressed as one of India, wherever the browser is", async ({ page }) => {
  await page.clock.setFixedTime("2026-12-01T20:00:00Z"); // 1:30 am on 2 December in India
  await openKit(page);
  const form = page.getByRole("form", { name: "Next call" });
  const [day, time] = [form.getByLabel("Day"), form.getByLabel("Time (IST)")];
  const send = form.getByRole("button", { name: "Send" });
  await send.click();
  await expect(form.getByText("Please choose a day")).toBeVisible();
  await expect(day).toBeFocused();

  await form.getByRole("button", { name: "Tomorrow, 10:00 am" }).click();
  await expect(form.getByText("Thursday, 3 December 2026, 10:00 am IST")).toBeVisible();
  await expect(form.getByText("Please choose a day")).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Tomorrow, 10:00 am" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await send.click();
  await expect(form.getByRole("time")).toHaveAttribute("datetime", "2026-12-03T04:30:00.000Z");

  await time.fill("00:15");
  await expect(form.getByRole("button", { name: "Tomorrow, 10:00 am" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await day.fill("2026-12-02");
  await send.click();
  await expect(form.getByText("Please choose 2 Dec 2026, 1:30 am or later")).toBeVisible();
  await expect(time).toHaveAttribute("aria-invalid", "true");
  await time.fill("23:59");
  await send.click();
  await expect(form.getByRole("time")).toHaveAttribute("datetime", "2026-12-02T18:29:00.000Z");
});

test("a wizard: every step an address, Back and reload lose nothing, a deep link leads to what is not done", {
  tag: "@desk",
}, async ({ page }) => {
  await openKit(page, "/wizard/business");
  await expect(page).toHaveURL(/\/wizard\/person$/);
  const current = page.getByRole("navigation", { name: "Steps" }).locator('[aria-current="step"]');
  await expect(current).toContainText("Personal Information");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Name" }).fill("Lakshmi Menon");
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page).toHaveURL(/\/wizard\/territory$/);
  await expect(page.getByRole("heading", { name: "Step 2 of 4: Territory Selection" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Territory code" }).fill("KA");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Lakshmi Menon");
  await expect(page.getByRole("heading", { name: "Step 1 of 4: Personal Information" })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "Territory code" })).toHaveValue("KA");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Territory code" })).toHaveValue("KA");
  await expect(page.getByText(/^Saved on this device, /)).toBeVisible();

  await openKit(page, "/wizard/review");
  await expect(page).toHaveURL(/\/wizard\/business$/);
  await page.getByRole("textbox", { name: "Business name" }).fill("Menon & Co");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(current).toContainText("Review & Submit");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page).toHaveURL(/\/wizard\/person$/);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("");
});
