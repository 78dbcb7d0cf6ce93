import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does } from "./support/order-work.ts";
import { razorpay } from "./support/razorpay.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

/** With 18 % GST on ₹1,499. */
const TOTAL = 1_769;

/** Number of the invoice of a payment, once both are there. */
async function invoiced(email: string, client: Parameters<typeof does>[0]) {
  const { checkout_id, razorpay_order_id } = await does(client, "createCheckout", {
    ...{ service_id: "gst-registration", plan_id: "new-registration", seen_total: TOTAL },
    contact: { name: "Asha Rao", email, phone: "98765 43210", state_code: "29" },
    idempotency_key: randomUUID(),
  });
  const { payment } = await razorpay.pay({ order_id: razorpay_order_id });
  const record = database().doc(`payments/${payment.id}`);
  await expect
    .poll(async () => (await record.get()).get("invoice_number"), { timeout: 30_000 })
    .toMatch(/^INV-/);
  const number = String((await record.get()).get("invoice_number"));
  return { number, payment, checkout_id };
}

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("[Y-21] [Y-22] an administrator opens a month, reads its totals, takes the register and the report of settlements", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const { number, payment } = await invoiced(client.email, client);
  await signIn(page, admin, WORKSPACES.admin.pages.books);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals.getByRole("row", { name: /^All documents/ })).toContainText("₹");
  await expect(page.getByText(number, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  const register = await saved(page, "Register, all documents");
  expect(register.name).toMatch(/^register-\d{4}-\d{2}\.csv$/);
  const row = register.text.split("\r\n").find((line) => line.startsWith(number)) ?? "";
  expect(row).toContain("1499.00,134.91,134.91,0.00,0.18,1769.00");
  expect(row).toContain(payment.id);

  await page.getByRole("link", { name: "Settlements" }).click();
  await expect(page.getByRole("region", { name: "Not settled yet" })).toBeVisible();
  await expectAccessible(page);
  const lines = await saved(page, "Download all lines");
  expect(lines.name).toMatch(/^settlements-\d{4}-\d{2}\.csv$/);
  await page.getByRole("button", { name: "Month before" }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
});
