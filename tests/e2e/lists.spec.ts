import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, signIn } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

/** Members of one surname, as many as asked for: others' tests have staff of their own. */
async function makeMembers(surname: string, number: number): Promise<void> {
  const writer = database().bulkWriter();
  for (let n = 0; n < number; n += 1) await writeMember(surname, n, writer);
  await writer.close();
}

async function writeMember(surname: string, n: number, writer?: FirebaseFirestore.BulkWriter): Promise<void> {
  const uid = randomUUID();
  const name = `${String.fromCharCode(65 + (n % 26))}sha${n} ${surname}`;
  const email = `member${n}.${surname}@niyamdesk.example`.toLowerCase();
  const member = {
    ...{ id: uid, name, email, phone: null, role: n % 2 === 0 ? "ca" : "telecaller", email_verified: true },
    ...{ staff_status: n % 3 === 0 ? "suspended" : "active", preferences: {} },
    ...{ search_words: searchWordsOf([name, email]).sort() },
    created_at: Timestamp.fromMillis(Date.now() - n * 60_000),
    updated_at: Timestamp.now(),
  };
  const ref = database().doc(`profiles/${uid}`);
  if (writer) void writer.set(ref, member);
  else await ref.set(member);
}

/** What somebody did, as often as asked for: nothing follows of these records, so thousands of them are there in seconds. */
async function makeActs(by: string, number: number): Promise<void> {
  const writer = database().bulkWriter();
  for (let n = 0; n < number; n += 1) {
    const id = randomUUID();
    void writer.set(database().doc(`audit_log/${id}`), {
      ...{ id, actor: by, by, role: "tax_executive", action: "order.moved", noun: "order" },
      ...{ subject: `orders/${id}`, before: { status: "pending" }, after: { status: "processing" } },
      ...{ search_words: [], at: Timestamp.fromMillis(Date.now() - n * 60_000) },
    });
  }
  await writer.close();
}

const rows = (page: Page) => page.locator("[data-row]");

test("[Z-02] [N-32] the staff list is searched, filtered, sorted and exported; its address, reload and coming back find the same @desk", async ({
  page,
}, { project }) => {
  test.setTimeout(120_000);
  const troubles = collectTroubles(page);
  const isDesk = project.name === "desktop";
  const surname = `Zed${randomUUID().slice(0, 6)}`;
  await makeMembers(surname, 61);
  await signIn(page, await makeStaff("admin"), "/admin/staff");

  await page.getByRole("searchbox").fill(surname);
  await expect(rows(page)).toHaveCount(50);
  await expect(page).toHaveURL(/q=Zed/);
  await expect(page).toHaveTitle(/^Staff \(61\)/);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(61);
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Role" }).selectOption("ca");
  await expect(rows(page)).toHaveCount(31);
  await page.getByRole("button", { name: /^Suspended/ }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(page).toHaveURL(/role=ca&status=suspended&q=Zed/);
  await page.reload();
  await expect(rows(page)).toHaveCount(11);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^staff-\d{4}-\d{2}-\d{2}-11-rows\.csv$/);
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n"),
  ).toHaveLength(12);
  await expect(page.getByText("11 rows exported to staff-")).toBeVisible();

  if (isDesk) {
    await page.getByRole("searchbox").fill("");
    await expect(page).not.toHaveURL(/q=/);
    await page.getByRole("button", { name: "Sort by Name" }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole("columnheader", { name: "Sort by Name" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  }

  // Another section and back by the navigation, and by the browser's own way.
  const address = page.url();
  await page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  // On a phone what is not needed by the hour stands in the menu.
  if (!isDesk) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Staff", exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(address);
  await page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first().click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test("[N-30] a long list is exported while one goes on working: how far it has come stands on every page, and its file is fetched @only-desk", async ({
  page,
}) => {
  const troubles = collectTroubles(page);
  const { uid } = await makeStaff("tax_executive");
  await makeActs(uid, 2_005);
  await signIn(page, await makeStaff("admin"), `${WORKSPACES.admin.pages.audit}?by=${uid}`);
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByText("Exporting 2,005 rows.")).toBeVisible();
  const strip = page.getByRole("region", { name: "Export" });
  // Going on elsewhere loses nothing, neither does a reload.
  await page.getByRole("link", { name: "Dashboard" }).filter({ visible: true }).first().click();
  await page.reload();
  await expect(strip.getByText("Your file with 2,005 rows is ready")).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    strip.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}-2005-rows\.csv$/);
  expect(
    readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n"),
  ).toHaveLength(2_006);
  await strip.getByRole("button", { name: "Close" }).click();
  await expect(strip).toBeHidden();
  expect(troubles).toEqual([]);
});

test("[Z-02] [N-31] rows are selected, also all that match, and what is done to them says how many they are @desk", async ({
  page,
  context,
}, { project }) => {
  const isDesk = project.name === "desktop";
  const surname = `Yot${randomUUID().slice(0, 6)}`;
  await makeMembers(surname, 55);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, await makeStaff("admin"), `/admin/staff?q=${surname}`);
  await expect(rows(page)).toHaveCount(50);
  if (!isDesk) {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("checkbox", { name: /^Select Asha0 / }).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.getByRole("button", { name: "Copy email addresses" }).click();
    await expect(page.getByText("1 address copied")).toBeVisible();
    return;
  }
  await page.getByRole("checkbox", { name: "Select all rows shown" }).check();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 55 that match" }).click();
  await expect(page.getByText("All 55 that match are selected.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^Select Asha0 / }).uncheck();
  await expect(page.getByText("54 selected")).toBeVisible();
  await page.getByRole("button", { name: "Copy email addresses" }).click();
  await expect(page.getByText("54 addresses copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(", ")).toHaveLength(54);
  expect(copied).not.toContain(`member0.${surname.toLowerCase()}@`);

  // What is selected in one view is not selected in another.
  await page.getByRole("checkbox", { name: "Select all rows shown" }).check();
  await page.getByRole("combobox", { name: "Role" }).selectOption("ca");
  await expect(rows(page)).toHaveCount(28);
  await expect(page.getByText(/ selected$/)).toHaveCount(0);
});

test("[Z-02] [P-14] the staff list is worked with by keys, which are off in fields and can be switched off", {
  tag: "@only-desk",
}, async ({ page }) => {
  const surname = `Xan${randomUUID().slice(0, 6)}`;
  await makeMembers(surname, 5);
  await signIn(page, await makeStaff("admin"), `/admin/staff?q=${surname}`);
  await expect(rows(page)).toHaveCount(5);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 selected")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/staff\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(surname);
  await page.goBack();
  await expect(rows(page)).toHaveCount(5);
  await rows(page).nth(0).focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog", { name: /^Change the role of / })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("x?j");
  await expect(page.getByRole("searchbox")).toHaveValue(`${surname}x?j`);
  await page.getByRole("searchbox").fill(surname);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Select the row")).toBeVisible();
  await expectAccessible(page);
  await help.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await help.getByRole("button", { name: "Close" }).first().click();
  await expect(help).toBeHidden();
  await rows(page).nth(0).focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await expect(rows(page).nth(0)).toBeFocused();
  await expect(page.getByText("1 selected")).toHaveCount(0);
});

test("[Z-02] [N-32] rows keep their places while new ones wait to be let in, and views that were saved are there again", async ({
  page,
}) => {
  const surname = `Wip${randomUUID().slice(0, 6)}`;
  await makeMembers(surname, 4);
  const admin = await makeStaff("admin");
  // There already: the emulator may date a record's first write before its own news that there is none, and the SDK then
  // drops the record as outdated.
  await database().doc(`saved_views/${admin.uid}`).set({ views: {}, updated_at: Timestamp.now() });
  await signIn(page, admin, `/admin/staff?q=${surname}`);
  await expect(rows(page)).toHaveCount(4);
  const before = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  await database()
    .doc(`profiles/${randomUUID()}`)
    .set({
      ...{
        name: `Aaron ${surname}`,
        email: "aaron@niyamdesk.example",
        phone: null,
        role: "ca",
        staff_status: "active",
      },
      ...{ search_words: searchWordsOf([surname, "Aaron"]), created_at: Timestamp.now() },
    });
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  expect(await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")))).toEqual(
    before,
  );
  await page.getByRole("button", { name: "1 new" }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText("Aaron");

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Name of the view").fill("My people");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("View saved: My people")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("");
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "My people", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  await expect(rows(page)).toHaveCount(5);
});

test("[O-02] [N-32] coming back from an order, a client stands at the row they left by, also some pages down", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const client = await makeClient();
  for (let n = 0; n < 60; n += 1) {
    await makePurchase(client, {
      order: {
        service_name: `Service ${n}`,
        date: Timestamp.fromMillis(Date.now() - n * 3_600_000) as never,
      },
    });
  }
  await signIn(page, client, "/user/orders");
  await expect(rows(page)).toHaveCount(50);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(60);
  await page.getByRole("link", { name: "Service 57" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Service 57" })).toBeVisible();
  // Nothing of the list is in memory any more.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Service 57" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-row]").filter({ hasText: "Service 57" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Service 57" })).toBeInViewport();
});
