import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
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

test("[P-13] [Z-01] an administrator signs in and works in Hindi, nothing of it in English but names, and changes the language in place", {
  tag: "@only-desk",
}, async ({ page }) => {
  const admin = await makeStaff("admin", "देव मल्होत्रा");
  await page.goto("/hi/admin/dashboard");
  await expect(page).toHaveURL(`/hi/admin-portal/login?next=${encodeURIComponent("/admin/dashboard")}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await englishWords(page, [])).toEqual([]);
  await page.getByLabel("ईमेल").fill(admin.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL("/hi/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "एडमिन डैशबोर्ड" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "आमदनी, पिछले 30 दिन" })).toBeVisible();
  // Pages on which nothing stands that others wrote.
  for (const one of ["commission/rules", "communications/templates", "leads/import", "profile", "nothing"]) {
    await page.goto(`/hi/admin/${one}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, [admin.email, "Ctrl"]), one).toEqual([]);
  }
  // What was done is told in Hindi, by whoever did it, and is found by it.
  await page.goto("/hi/admin/audit");
  await expect(page.getByRole("heading", { level: 1, name: "ऑडिट लॉग" })).toBeVisible();
  await expect(page.getByLabel("काम", { exact: true }).locator('option[value="order.assigned"]')).toHaveText(
    "ऑर्डर सौंपा",
  );
  await expectAccessible(page);

  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/admin/audit");
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await page.getByRole("link", { name: "हिन्दी" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/hi/admin/audit");
});
