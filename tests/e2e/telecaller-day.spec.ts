import { expect, test } from "playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { changeLead } from "./support/calling-records.ts";
import { englishWords } from "./support/spoken.ts";
import { makeLead, makeStaff } from "./support/staff.ts";

test("[P-13] a telecaller signs in and works in Hindi, and changes the language in place", {
  tag: "@desk",
}, async ({ page }) => {
  const telecaller = await makeStaff("telecaller", "पूजा रावत");
  const lead = await makeLead("आशा पिल्लै", telecaller.uid);
  await changeLead(lead, { followUp: Date.now() - 60_000, service_interest: "GST" });
  await page.goto("/hi/telecaller/dashboard");
  await expect(page).toHaveURL(
    `/hi/staff-portal/telecaller-login?next=${encodeURIComponent("/telecaller/dashboard")}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await englishWords(page, [])).toEqual([]);
  await page.getByLabel("ईमेल").fill(telecaller.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(telecaller.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL("/hi/telecaller/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "टेलीकॉलर डैशबोर्ड" })).toBeVisible();
  await expect(page.getByText("आशा पिल्लै").first()).toBeVisible();
  expect(await englishWords(page, [telecaller.email])).toEqual([]);
  await expectAccessible(page);

  const menu = page.getByRole("button", { name: "मेन्यू" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/telecaller/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Telecaller Dashboard" })).toBeVisible();
});

test("[P-13] [K-02] the CRM is in Hindi, its door too, and the CA portal beside it a full load away in English", {
  tag: "@desk",
}, async ({ page }) => {
  const ca = await makeStaff("ca", "कविता राव");
  await page.goto(`/hi/staff-portal/ca-login?next=${encodeURIComponent("/crm/dashboard")}`);
  await page.getByLabel("ईमेल").fill(ca.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(ca.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL("/hi/crm/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "CRM डैशबोर्ड" })).toBeVisible();
  expect(await englishWords(page, [ca.email])).toEqual([]);
  await page.goto("/hi/ca/dashboard");
  await expect(page).toHaveURL("/ca/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "CA Dashboard" })).toBeVisible();
});
