import { readFileSync } from "node:fs";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { announced } from "./support/announcements.ts";
import { callsOf, makeCalls, setHours } from "./support/calls.ts";
import { signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeLead, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

const rows = (page: Page) => page.locator("[data-row]");
/** The figure under this name. */
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: name }) })
    .locator("dd");

/** On a phone filters and export are folded away. */
async function unfold(page: Page): Promise<void> {
  const filters = page.getByRole("button", { name: "Filters" });
  if (await filters.isVisible()) await filters.click();
}

test.beforeAll(() => setHours());

test("[T-04] figures count all calls of the period, the list is searched, filtered, paged and exported", {
  tag: "@only-desk",
}, async ({ page }) => {
  const troubles = collectTroubles(page);
  const caller = await makeStaff("telecaller");
  const today = startOfIstDay(Date.now());
  const many = Array.from({ length: 58 }, (_, at) => ({
    name: `Lead ${at}`,
    at: today + at * 1000,
    status: "no_answer" as const,
  }));
  await makeCalls(caller.uid, [
    ...many,
    {
      name: "Asha Pillai",
      at: today + 100_000,
      seconds: 184,
      disposition: "callback",
      followUp: today + 86_400_000,
    },
    {
      name: "Vikram Reddy",
      at: today + 101_000,
      seconds: 60,
      phone: "+919989044556",
      disposition: "interested",
    },
    { name: "Nisha Agarwal", at: today - 70 * 86_400_000, seconds: 30, disposition: "interested" },
    { name: "Nisha Agarwal", at: today - 71 * 86_400_000, status: "busy" },
  ]);
  // Due are those of the own leads whose day has come, as the dashboard counts them.
  await makeLead("Asha Pillai", caller.uid, { next_follow_up: Timestamp.fromMillis(today) });
  await makeLead("Vikram Reddy", caller.uid, { next_follow_up: Timestamp.fromMillis(today + 86_400_000) });
  await signIn(page, caller, "/telecaller/dashboard");
  await expect(figure(page, "Follow-ups Due")).toContainText(/^1/);
  await page.goto("/telecaller/calls");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Call Management");
  await expect(rows(page)).toHaveCount(50);
  await expect(figure(page, "Today's calls")).toHaveText("60");
  await expect(figure(page, "Connected calls")).toHaveText(/^2\s*of 60$/);
  await expect(figure(page, "Connection rate")).toHaveText("3%");
  await expect(figure(page, "Total talk time")).toHaveText("4 min");
  await expect(figure(page, "Follow-ups due")).toHaveText(/^1\s*1 overdue$/);
  await expect(rows(page).nth(1)).toContainText("3:04");
  await expect(rows(page).nth(1)).toContainText("Follow-up due: ");
  await expect(rows(page).nth(2)).toContainText("No connection");
  await expectAccessible(page);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(60);

  await page.getByRole("button", { name: "All Time" }).click();
  await expect(page).toHaveURL(/period=all/);
  await expect(figure(page, "Connected calls")).toHaveText(/^3\s*of 62$/);
  await expect(figure(page, "Total talk time")).toHaveText("4 min");
  await expect(figure(page, "Today's calls")).toHaveText("60");

  // What is searched or filtered changes rows, and no figure.
  await page.getByRole("searchbox").fill("99890");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Vikram Reddy");
  await page.getByRole("searchbox").fill("nisha");
  await expect(rows(page)).toHaveCount(2);
  await unfold(page);
  await page.getByRole("combobox", { name: "Status" }).selectOption("busy");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/period=all/);
  await expect(page).toHaveURL(/status=busy&q=nisha/);
  await expect(figure(page, "Connected calls")).toHaveText(/^3\s*of 62$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await unfold(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^calls-\d{4}-\d{2}-\d{2}-1-row\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("Nisha Agarwal");
  await page.getByRole("combobox", { name: "Result" }).selectOption("converted");
  await expect(page.getByText("No call records found for the selected filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/calls\?period=all$/);
  await page.getByRole("button", { name: "This Month" }).click();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL(/calls$/);
  expect(troubles).toEqual([]);
});

test("[T-04] on a phone the first call is in the first view, and what narrows the list is one press away", async ({
  page,
}) => {
  const caller = await makeStaff("telecaller");
  const today = startOfIstDay(Date.now());
  await makeCalls(caller.uid, [
    {
      name: "Asha Pillai",
      at: today + 1000,
      seconds: 184,
      disposition: "callback",
      followUp: today + 86_400_000,
    },
    { name: "Vikram Reddy", at: today, status: "busy" },
  ]);
  await signIn(page, caller, "/telecaller/calls");
  const title = `Calls begin at 11 on Saturday ${caller.uid.slice(0, 6)}`;
  await announced("telecaller", { title }, async () => {
    for (const path of ["/telecaller/calls", "/hi/telecaller/calls"]) {
      await page.goto(path);
      await expect(rows(page)).toHaveCount(2);
      await expect(page.locator("dl dd").nth(1)).toHaveText(/^1\D+2|^1\D*2/);
      await expect(page.getByText(title)).toBeVisible();
      expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(420);
      await expectAccessible(page);
    }
  });
  await page.goto("/telecaller/calls");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Status" }).selectOption("busy");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Vikram Reddy");
});

test("[T-04] a note is completed later; one that changed meanwhile is never written over unseen", async ({
  page,
}) => {
  const caller = await makeStaff("telecaller");
  await makeCalls(caller.uid, [
    {
      name: "Asha Pillai",
      at: Date.now() - 60_000,
      seconds: 50,
      notes: "Asked about GST",
      followUp: Date.now() + 3_600_000,
    },
  ]);
  await signIn(page, caller, "/telecaller/calls?period=all");
  await page.getByRole("button", { name: "Edit the note on Asha Pillai" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Note").fill("Asked about GST, sends PAN");
  const [known] = await callsOf(caller.uid);
  const ref = database().doc(`${COLLECTIONS.telecallerCalls}/${known?.id}`);
  await ref.update({ notes: "Written on another device" });
  await dialog.getByRole("checkbox", { name: /Follow-up is done/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "Written on another device" })).toBeVisible();
  expect((await ref.get()).data()?.notes).toBe("Written on another device");
  await expect(dialog.getByLabel("Note")).toHaveValue("Asked about GST, sends PAN");
  await dialog.getByRole("button", { name: "Save mine instead" }).click();
  await expect(dialog).toBeHidden();
  expect((await ref.get()).data()).toMatchObject({
    ...{ notes: "Asked about GST, sends PAN", follow_up_required: false },
  });
  await expect(rows(page)).toContainText("Follow-up done");
});

test("[K-02] a CA has the calls they made in the CRM, nobody else's", async ({ page }) => {
  const ca = await makeStaff("ca");
  const other = await makeStaff("ca");
  await makeCalls(ca.uid, [{ name: "Own Client", at: Date.now() - 1000, seconds: 10 }]);
  await makeCalls(other.uid, [{ name: "Somebody Else", at: Date.now() - 1000, seconds: 10 }]);
  await signIn(page, ca, "/crm/calls");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Own Client");
  await expect(figure(page, "Today's calls")).toHaveText("1");
});
