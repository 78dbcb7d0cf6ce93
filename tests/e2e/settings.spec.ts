import { COMPANY } from "@niyamdesk/domain/base/product";
import { istDay } from "@niyamdesk/domain/time/time";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

// Others of this stack read it, too: only an address that nobody else looks for is another one, and not for long.
test.afterEach(async () => {
  for (const name of ["company", "public", "mail"]) await database().doc(`settings/${name}`).delete();
});

test("[P-04] [Z-26] an administrator writes another address of the grievance officer from today on, and a client is told without a new build", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const troubles = collectTroubles(page);
  await signIn(page, await makeStaff("admin"), "/admin/settings");
  await page.getByRole("button", { name: "Change from a date…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the company's details" });
  await dialog.getByLabel("From").fill(istDay(Date.now()));
  await dialog.getByLabel("Phone as shown").fill("call us");
  await dialog.getByLabel("Grievance officer's email").fill("anjali.deshpande@niyamdesk.example");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Phone as shown")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Phone as shown").fill("1800 123 456");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Grievance officer: Anjali Deshpande")).toBeVisible();

  const client = await browser.newPage();
  await signIn(client, await makeKnownClient(), "/user/privacy");
  await expect(client.getByText("anjali.deshpande@niyamdesk.example")).toBeVisible();
  await expect(client.getByText(COMPANY.address, { exact: false }).first()).toBeVisible();
  await client.close();
  expect(troubles).toEqual([]);
});

const CHANGED = "This was changed in the meantime, perhaps in another window";

test("[Z-26] what another administrator saves meanwhile takes nobody's words, and is written over by nobody", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [anita, ravi] = await Promise.all([makeStaff("admin"), makeStaff("admin", "Ravi Menon")]);
  await signIn(page, anita, "/admin/settings");
  const sender = page.getByRole("form", { name: "Who our emails are from" });
  const name = sender.getByLabel("Sender's name");
  await name.fill("Anita at NiyamDesk");
  await does(ravi, "setMailSender", {
    ...{ seen_at: null, sender_name: "Ravi at NiyamDesk", reply_to: null },
  });
  const told = page.getByText("Someone else saved a change while you were typing");
  await expect(told).toBeVisible();
  await expect(name).toHaveValue("Anita at NiyamDesk");
  await expectAccessible(page);
  await sender.getByRole("button", { name: "Save sender" }).click();
  await expect(sender.getByRole("alert")).toContainText(CHANGED);
  await page.getByRole("button", { name: "Show their version" }).click();
  await expect(sender).toBeFocused();
  await expect(name).toHaveValue("Ravi at NiyamDesk");
  await name.fill("Both at NiyamDesk");
  await sender.getByRole("button", { name: "Save sender" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(told).toBeHidden();
  await expect(name).toHaveValue("Both at NiyamDesk");

  await page.getByRole("button", { name: "Change from a date…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the company's details" });
  // Nobody's invoice is of that day.
  const from = istDay(Date.now() + 86_400_000);
  await dialog.getByLabel("From").fill(from);
  await dialog.getByLabel("Address").fill("9 Brigade Road, Bengaluru 560001");
  const address = "12 Residency Road, Bengaluru 560025";
  const theirs = { name: COMPANY.legalName, address, gstin: "29AAGCN1234F1ZN", cin: "" };
  await does(ravi, "saveCompany", { seen_at: null, from, ...theirs });
  await expect(page.getByText(address)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText(CHANGED);
  await expect(dialog.getByLabel("Address")).toHaveValue("9 Brigade Road, Bengaluru 560001");
  const stored = (await database().doc("settings/company").get()).get("versions") as { address: string }[];
  expect(stored.at(-1)?.address).toBe(address);
});
