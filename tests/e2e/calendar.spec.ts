import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

test("[CAL-01] [CAL-03] [CAL-04] [CAL-06] a client says what they run, sees their dates, orders for one, switches a reminder off and renews the private link", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const record = () => database().doc(`client_calendars/${client.uid}`).get();
  await signIn(page, client, "/user/calendar");
  const form = page.getByRole("form", { name: "About you or your business" });
  await form.getByRole("button", { name: "Show my dates" }).click();
  await expect(form.getByText("Please fill this in")).toBeVisible();
  await form.getByLabel("Business or profession in my own name").check();
  await form.getByLabel("GST every quarter (QRMP)").check();
  await form.getByLabel("Up to ₹2 crore").check();
  await form.getByLabel("No", { exact: true }).check();
  await form.getByLabel("I deduct TDS from payments I make").check();
  await form.getByRole("button", { name: "Show my dates" }).click();

  const gst = page.getByRole("listitem").filter({ hasText: "GSTR-3B" }).first();
  await expect(gst).toBeVisible();
  await expect(page.getByRole("heading", { name: /TDS/ }).first()).toBeVisible();
  await gst.getByText("Law and source").click();
  await expect(gst.getByText(/Notification 82\/2020/)).toBeVisible();
  await expectAccessible(page);
  await gst.getByRole("button", { name: "Mark as done" }).click();
  await expect(gst.getByText("Done", { exact: true })).toBeVisible();
  await gst.getByRole("button", { name: "Undo" }).click();

  const weekBefore = page.getByRole("switch", { name: "7 days before" });
  await weekBefore.uncheck();
  await expect.poll(async () => (await record()).get("reminders.days")).toEqual([30, 14, 1]);
  await expect(weekBefore).not.toBeChecked();
  await page.getByRole("button", { name: "Make a private link" }).click();
  const link = page.getByLabel("Your private link");
  await expect(link).toHaveValue(/\/calendar-feed\/.{43}\.ics$/);
  const first = await link.inputValue();
  await page.getByRole("button", { name: "Make a new link" }).click();
  await expect(link).not.toHaveValue(first);

  await page.goto("/user/dashboard");
  const ahead = page.getByRole("region", { name: "Compliance dates" });
  await expect(ahead.getByRole("listitem")).toHaveCount(5);
  await page.goto("/user/profile");
  await expect(page.getByText("GST every quarter (QRMP)")).toBeVisible();
  await page.getByRole("button", { name: "Change my details" }).click();
  await page.getByLabel("Composition scheme").check();
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByText("Composition scheme")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See your due dates" }).click();
  const cmp = page.getByRole("listitem").filter({ hasText: "CMP-08" }).first();
  await cmp.getByRole("link", { name: "Order this" }).click();
  await expect(page).toHaveURL(/plan=monthly&step=review/);
  await expect(page.getByRole("dialog")).toContainText("GST return filing");
});
