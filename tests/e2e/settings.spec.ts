import { COMPANY } from "@niyamdesk/domain/base/product";
import { istDay } from "@niyamdesk/domain/time/time";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { collectTroubles } from "./support/watch.ts";

// Others of this stack read it, too: only an address that nobody else looks for is another one, and not for long.
test.afterEach(async () => {
  for (const name of ["company", "public"]) await database().doc(`settings/${name}`).delete();
});

test("[P-04] [Z-26] an administrator writes another address of the grievance officer from today on, and a client is told without a new build", {
  tag: "@desk",
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
