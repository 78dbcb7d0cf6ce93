import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { fillSignIn, makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const DAY_MS = 86_400_000;

test("[Z-25] [Z-26] [Z-27] an administrator hands a colleague's orders over, plans the company's details, and sees what needs them", {
  tag: "@only-desk",
}, async ({ page }) => {
  const admin = await makeStaff("admin");
  const leaving = await makeStaff("tax_executive", "Suresh Leaving");
  const taking = await makeStaff("ca", "Kavita Taking");
  const due_date = Timestamp.fromMillis(Date.now() + DAY_MS);
  const bought = await Promise.all(
    ["TDS return", "GST registration"].map(async (service_name) =>
      makePurchase(await makeClient(), {
        order: { service_name, assigned_to: leaving.uid, status: "processing", due_date },
      }),
    ),
  );

  await page.goto(`/admin/staff/${leaving.uid}`);
  await fillSignIn(page, admin);
  await expect(page.getByRole("heading", { level: 1, name: leaving.name })).toBeVisible();
  const to = page.getByLabel("Move all 2 orders to");
  await expect(to).toBeVisible();
  await expectAccessible(page);
  await to.selectOption({ label: taking.name });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("No open orders.")).toBeVisible();
  for (const { order } of bought) {
    const { assigned_to } = (await database().doc(`orders/${order.id}`).get()).data() ?? {};
    expect(assigned_to).toBe(taking.uid);
  }

  await page.goto("/admin/settings");
  await page.getByRole("button", { name: "Change from a date" }).click();
  await page.getByLabel("From", { exact: true }).fill(istDay(Date.now() + DAY_MS));
  await expect(page.getByText(/^Invoices for purchases started on .+ or later carry these/)).toBeVisible();
  await page.getByLabel("Registered address").fill("Gala 7, Market Yard, Bengaluru, Karnataka 560002");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Planned", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectAccessible(page);

  await page.goto("/admin/dashboard");
  const heading = page.getByRole("heading", { name: /need(s)? you$/ });
  await expect(heading).toBeVisible();
  const rows = page.getByRole("list", { name: "What needs you, most urgent first" }).getByRole("listitem");
  await expect
    .poll(async () => (await rows.count()) - (Number.parseInt((await heading.textContent()) ?? "", 10) || 0))
    .toBe(0);
  await expectAccessible(page);
});
