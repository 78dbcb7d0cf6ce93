import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { asAdministrator, makeLead, makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

/** Numbers of nobody else's. */
let numbers = 6_100_000_000 + (Date.now() % 80_000_000) * 10;
const newNumber = () => String(++numbers);

/**
 * As people save it: semicolons, a heading in quotes, line ends in a cell, rows that are wrong in every way, and in the end, people who
 * are known and who are not called.
 */
function messyFile(prefix: string, phones: readonly string[], others: readonly string[] = []): string {
  return [
    '\ufeff"Customer; full name";Mobile No.;City;Remarks',
    `${prefix} Meera;${phones[0]};Pune;"Bakery\r\nopens in January"`,
    `${prefix} Ravi;0${phones[1]};Nashik;=1+1`,
    ";9876543210;Pune;",
    `${prefix} Rounded;9.87654E+09;Pune;`,
    `${prefix} Short;98765;Pune;`,
    `${prefix} Twice;+91 ${phones[0]};Pune;`,
    ...others.map((phone, at) => `${prefix} Other ${"AB"[at]};${phone};Pune;`),
    "",
  ].join("\r\n");
}

const choose = (page: Page, text: string, name = "fair.csv") =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("[Z-02] [T-08] [FRM-09] @only-desk an administrator imports a messy list, downloads its errors, shares the leads out and takes the import back", async ({
  page,
  browser,
}) => {
  const troubles = collectTroubles(page);
  const prefix = `Import${Date.now().toString(36)}`;
  const [admin, caller] = [await makeStaff("admin"), await makeStaff("telecaller", `Kavya ${prefix}`)];
  const phones = [newNumber(), newNumber()];
  const [known, barred] = [newNumber(), newNumber()];
  await makeLead("Somebody else", null, { phone_e164: `+91${known}`, status: "lost" });
  const hash = createHash("sha256").update(`+91${barred}`).digest("base64url");
  await database()
    .doc(`ledger/do_not_call_${hash}`)
    .set({ phone: `+91${barred}` });
  await signIn(page, admin, "/admin/leads");
  await page.getByRole("link", { name: "Import a list" }).first().click();
  await choose(page, messyFile(prefix, phones, [known, barred]));
  await expect(page.getByText("fair.csv: 8 rows, read as UTF-8")).toBeVisible();
  // Columns are known by what they are called; one is corrected, and remembered.
  await expect(page.getByLabel("Mobile No.: Goes to")).toHaveValue("phone");
  await page.getByLabel("Customer; full name: Goes to").selectOption("name");
  // What will happen stands there before anything does, with the rows to look at.
  const counts = { fresh: 2, known: 1, barred: 1, twice: 1, unreadable: 3 };
  for (const [outcome, count] of Object.entries(counts)) {
    await expect(page.locator(`[data-outcome=${outcome}]`)).toContainText(new RegExp(`^${count}`));
  }
  await page.getByText("Known already").click();
  await expect(page.getByText(`${prefix} Other A`)).toBeVisible();
  await page.getByText("Cannot be imported").click();
  await expect(page.getByText("The spreadsheet rounded this number.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download these 3 rows" }).click(),
  ]);
  const errors = await readFile((await download.path()) ?? "", "utf8");
  expect(errors.split("\r\n").slice(0, 3)).toEqual([
    '\ufeffLine,Problem,"Customer; full name",Mobile No.,City,Remarks',
    "5,No name,,9876543210,Pune,",
    expect.stringMatching(/^6,The spreadsheet rounded this number/),
  ]);
  await expect(page.getByRole("button", { name: "Import 2 leads" })).toBeDisabled();
  await expect(page.getByText("First say where these people agreed to be called.")).toBeVisible();
  await page
    .getByLabel("Where did these people agree to be called?")
    .fill("Stall at the Pune fair, paper forms");
  await page.getByRole("button", { name: "Import 2 leads" }).click();
  await expect(page.getByRole("heading", { name: "Imported", exact: true })).toBeVisible();
  // All rows of the file are told of, with what was never sent and why.
  const imported = page.getByRole("listitem").filter({ hasText: "fair.csv" }).first();
  await expect(imported).toContainText(
    "8 rows · 2 leads added, 6 rows left out (1 known already, 1 not to be called, 1 repeated, 3 with mistakes)",
  );
  await expect(page.getByRole("button", { name: "Download 6 rows that made no lead" })).toBeVisible();

  // Shared out at once; the telecaller sees them without a reload.
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, caller, "/telecaller/leads");
  await expect(desk.getByText("No leads assigned to you yet")).toBeVisible();
  await page.goto("/admin/leads");
  await page.getByRole("searchbox").fill(prefix);
  await expect(page.getByText(`${prefix} Meera`).filter({ visible: true })).toBeVisible();
  // What is selected before the search has come is let go with the list that it was of.
  await expect(page).toHaveURL(new RegExp(prefix));
  await selectAll(page, [`${prefix} Meera`, `${prefix} Ravi`]);
  await expect(page.getByRole("region", { name: "2 selected" })).toBeVisible();
  await page
    .getByRole("region", { name: "2 selected" })
    .getByRole("button", { name: "Assign", exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: "Assign 2 leads" });
  await dialog.getByLabel("To").selectOption(caller.uid);
  await dialog.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByText(`2 leads assigned to ${caller.name}.`)).toBeVisible();
  await expect(desk.getByText(`${prefix} Meera`).filter({ visible: true }).first()).toBeVisible();
  await desk.context().close();

  // Called since: this one stays.
  const [called] = (
    await database().collection("crm_leads").where("phone_e164", "==", `+91${phones[1]}`).get()
  ).docs;
  await called?.ref.update({ status: "contacted" });
  await page.goto("/admin/leads/import");
  await page
    .getByRole("listitem")
    .filter({ hasText: "fair.csv" })
    .first()
    .getByRole("button", { name: "Take back" })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("1 lead removed, 1 lead kept").first()).toBeVisible({ timeout: 20_000 });
  const left = () =>
    database()
      .collection("crm_leads")
      .where(
        "phone_e164",
        "in",
        phones.map((one) => `+91${one}`),
      )
      .get();
  // An import of another test may say the same of itself.
  await expect
    .poll(async () => (await left()).docs.map((lead) => lead.get("name")))
    .toEqual([`${prefix} Ravi`]);
  // Taken back, the file is looked at as if it were new: whoever stayed is known by now.
  await choose(page, messyFile(prefix, phones, [known, barred]));
  await expect(page.locator("[data-outcome=known]")).toContainText(/^2/);
  // The mapping is remembered for the next file with these headings.
  await choose(page, messyFile(prefix, [newNumber(), newNumber()]), "next.csv");
  await expect(page.getByLabel("Customer; full name: Goes to")).toHaveValue("name");
  expect(troubles).toEqual([]);
});

/** On a phone rows are ticked one by one, after a press. */
async function selectAll(page: Page, names: readonly string[]): Promise<void> {
  const select = page.getByRole("button", { name: "Select", exact: true });
  if (!(await select.isVisible())) {
    return page.getByRole("checkbox", { name: "Select all rows shown" }).check();
  }
  await select.click();
  for (const name of names) await page.getByRole("checkbox", { name: new RegExp(`^Select ${name}`) }).check();
}

test("[Z-02] [T-08] an administrator sees who is on a call, sets targets and rules, and lets a number be called again", async ({
  page,
}) => {
  const prefix = `Team${Date.now().toString(36)}`;
  const [admin, caller] = [await makeStaff("admin"), await makeStaff("telecaller", `Imran ${prefix}`)];
  const phone = `+91${newNumber()}`;
  const now = new Date();
  await database()
    .collection("crm_leads")
    .doc(`barred-${prefix}`)
    .set({
      ...{
        id: `barred-${prefix}`,
        name: `Barred ${prefix}`,
        phone,
        phone_e164: phone,
        status: "lost",
        priority: "medium",
      },
      ...{ assigned_to: null, do_not_call: true, created_at: now, updated_at: now },
    });
  await signIn(page, admin, "/admin/telecalling");
  const row = page.getByRole("listitem").filter({ hasText: caller.name });
  await expect(row).toContainText("Not on a call");
  await database()
    .collection("current_calls")
    .doc(caller.uid)
    .set({
      ...{
        telecaller_id: caller.uid,
        telecaller_name: "Imran",
        call_id: "call-1",
        lead_id: "lead-1",
        lead_name: "Meera Iyer",
      },
      ...{ lead_phone: "+919876543210", device: "desk", started_at: now, connected_at: null },
    });
  await expect(row).toContainText("With Meera Iyer since");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Targets of ${caller.name}` }).click();
  const targets = page.getByRole("dialog", { name: `Targets of ${caller.name}` });
  await targets.getByLabel("Calls per day").fill("45");
  await targets.getByLabel("Away: gets no new leads").check();
  await targets.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("0 / 45");
  await expect(row).toContainText("Away");

  await page.getByRole("button", { name: `Allow calls to Barred ${prefix}` }).click();
  const lift = page.getByRole("dialog");
  await lift.getByRole("textbox").fill("She wrote to us and asked for a call");
  await lift.getByRole("button", { name: "Allow calls" }).click();
  await expect(page.getByText(`Barred ${prefix} may be called again.`)).toBeVisible();
  await expect(page.getByRole("button", { name: `Allow calls to Barred ${prefix}` })).toBeHidden();

  await page.getByLabel("First call within (minutes)").fill("3");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByLabel("First call within (minutes)")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("First call within (minutes)").fill("45");
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByText("Saved. The new rules apply right away.")).toBeVisible();
  await expect
    .poll(async () => (await database().doc("settings/calling").get()).get("first_call_minutes"))
    .toBe(45);
  await database().doc(`current_calls/${caller.uid}`).delete();
});

test("[Z-02] [T-08] an administrator takes back a conversion that was said by mistake, and parts two leads that were merged", async ({
  page,
}) => {
  const prefix = `Wrong${Date.now().toString(36)}`;
  const admin = await makeStaff("admin");
  const [kept, twin] = [`+91${newNumber()}`, `+91${newNumber()}`];
  const conversion = { by: "somebody", at: Timestamp.now(), order_id: null };
  const id = await makeLead(`Asha ${prefix}`, null, { phone_e164: kept, status: "converted", conversion });
  const merged = await makeLead(`Twin ${prefix}`, null, { phone_e164: twin });
  await signIn(page, admin, `/admin/leads?q=${prefix}`);
  const row = page.locator("[data-row]").filter({ hasText: `Asha ${prefix}` });
  await row.getByRole("button", { name: `More for Asha ${prefix}` }).click();
  await page.getByRole("button", { name: "Take back conversion" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("They had only asked for the price");
  await page.getByRole("dialog").getByRole("button", { name: "Take back", exact: true }).click();
  await expect(row).toContainText("Qualified");

  await asAdministrator("mergeLeads", { keep_id: id, merged_id: merged });
  await row.getByRole("button", { name: `More for Asha ${prefix}` }).click();
  await page.getByRole("button", { name: "Separate merged leads" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Separate again" }).click();
  await expect(page.getByText("They are separate leads again.")).toBeVisible();
  await expect.poll(async () => (await database().doc(`crm_leads/${merged}`).get()).exists).toBe(true);
});
