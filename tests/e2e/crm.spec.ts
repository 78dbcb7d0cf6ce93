import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { changeLead, makeCalls } from "./support/calling-records.ts";
import { makeClient } from "./support/client.ts";
import { makePurchase } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { englishWords } from "./support/spoken.ts";
import { fillSignIn, makeLead, makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const HOUR = 3_600_000;

test("[K-02] the CRM's sidebar leads to what there is, with 'Main App' and 'Logout'", {
  tag: "@desk",
}, async ({ page }) => {
  const ca = await makeStaff("ca", "Kavita Rao");
  await page.goto("/crm/dashboard");
  await fillSignIn(page, ca);
  await expect(page.getByRole("heading", { level: 1, name: "CRM Dashboard" })).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Workspace" }).filter({ visible: true });
  for (const [link, title] of [
    ["Leads", "Leads"],
    ["Calls", "Call Management"],
    ["Activities", "Activities"],
    ["Documents", "Documents"],
    ["Messages", "Messages"],
    ["Settings", "Settings"],
  ] as const) {
    const way = nav.getByRole("link", { name: link, exact: true });
    // A phone's bar has room for five.
    if ((await way.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: link, exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByText("Calling hours")).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByRole("link", { name: "CA portal" }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Main App" }).filter({ visible: true })).toHaveAttribute(
    "href",
    "/",
  );
  await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
});

test("[K-02] activities are one history of the own calls, leads, orders and consultations, and of nobody else's", {
  tag: "@desk",
}, async ({ page }) => {
  const [ca, other] = [await makeStaff("ca", "Kavita Rao"), await makeStaff("ca", "Somebody Else")];
  const now = Date.now();
  const at = (ago: number) => Timestamp.fromMillis(now - ago * HOUR);
  const lead = await makeLead("Vikram Reddy", ca.uid);
  await changeLead(lead, {
    status: "converted",
    conversion: { by: ca.uid, at: at(1), order_id: null },
  });
  await makeLead("Stranger Lead", other.uid);
  await makeCalls(ca.uid, [
    { at: now - 2 * HOUR, lead: "Nisha Agarwal", disposition: "callback", seconds: 184 },
  ]);
  await makeCalls(other.uid, [{ at: now - 2 * HOUR, lead: "Stranger Call" }]);
  await makePurchase(await makeClient(), {
    order: {
      ...{ assigned_to: ca.uid, status: "in_review", service_name: "GST registration" },
      timeline: [{ date: at(3), event: "In review", description: "We are checking it.", by: ca.uid }],
    },
  });
  await database()
    .doc(`consultations/c-${ca.uid}`)
    .set({
      ...{
        ca_id: "x",
        ca_user_id: ca.uid,
        ca_name: "Kavita Rao",
        user_id: "client",
        client_name: "Meera Iyer",
      },
      ...{
        client_phone: null,
        slot: "x",
        status: "completed",
        notes: null,
        cancelled_by: null,
        reason: null,
      },
      ...{ starts_at: at(30), ends_at: at(29), cancelled_at: null, marked_at: at(4), created_at: at(50) },
    });
  await page.goto("/crm/activities");
  await fillSignIn(page, ca);
  const history = page.getByRole("region", { name: "Activities" });
  await expect(history.getByRole("listitem").filter({ hasText: /Vikram|Nisha|GST|Meera/ })).toHaveText([
    /New lead: Vikram Reddy/,
    /Vikram Reddy became a client/,
    /Called Nisha Agarwal.*Call back · 3:04/,
    /GST registration: In review/,
    /Consultation with Meera Iyer held/,
    /Consultation booked by Meera Iyer/,
  ]);
  await expect(page.getByText("Stranger")).toHaveCount(0);
  await page.getByRole("button", { name: "Orders" }).click();
  await expect(page).toHaveURL("/crm/activities?show=orders");
  await expect(history.getByRole("listitem")).toHaveText([/GST registration: In review/]);
  await expectAccessible(page);
});

test("[P-13] [K-02] the CRM and the CA portal beside it are in Hindi, and so is their door", async ({
  page,
}) => {
  const ca = await makeStaff("ca", "कविता राव");
  await page.goto(`/hi/staff-portal/ca-login?next=${encodeURIComponent("/crm/dashboard")}`);
  await page.getByLabel("ईमेल").fill(ca.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(ca.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL("/hi/crm/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "CRM डैशबोर्ड" })).toBeVisible();
  for (const one of ["dashboard", "activities", "documents", "messages", "settings"]) {
    await page.goto(`/hi/crm/${one}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, [ca.email]), one).toEqual([]);
  }
  for (const one of ["dashboard", "orders", "documents", "clients", "profile"]) {
    await page.goto(`/hi/ca/${one}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, [ca.email]), one).toEqual([]);
  }
});

test("[K-02] a CA is offered nothing with a lead that only telecallers may do, and `f` no follow-up for one who bought", {
  tag: "@desk",
}, async ({ page }) => {
  const ca = await makeStaff("ca", "Kavita Rao");
  const open = await makeLead("Vikram Reddy", ca.uid);
  const bought = await makeLead("Nisha Agarwal", ca.uid, { status: "converted" });
  await page.goto(`/crm/leads/${open}`);
  await fillSignIn(page, ca);
  await page.getByRole("button", { name: "More for Vikram Reddy" }).click();
  await expect(page.getByRole("button", { name: "Do not call again" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hand back" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Set the follow-up");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Send checkout link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Merge with another lead" })).toHaveCount(0);

  await page.goto(`/crm/leads/${bought}`);
  await expect(page.getByRole("heading", { level: 1, name: "Nisha Agarwal" })).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.getByText("This lead is converted.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
