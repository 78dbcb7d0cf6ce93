import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { bringAlive } from "./support/alive.ts";
import { newEmail, signIn } from "./support/client.ts";
import { onCall } from "./support/faults.ts";
import { mailsTo } from "./support/inbox.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const ownPhone = () => `9${String(Date.now()).slice(-9)}`;

test("[Q-01] [Q-02] topics by keyboard, one answer at a time, and the ways to a person", async ({ page }) => {
  await page.goto("/faq");
  await bringAlive(page);
  await page.getByRole("tab", { name: "General" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "GST" })).toBeFocused();
  await expect(page).toHaveURL(/\?topic=gst$/);
  await page.reload();
  const panel = page.getByRole("tabpanel", { name: "GST" });
  const questions = panel.getByRole("button");
  await expect(questions).toHaveCount(3);
  await questions.nth(0).click();
  await questions.nth(2).click();
  await expect(panel.getByText("The Government charges nothing for GST registration.")).toBeVisible();
  await expect(panel.getByText(/low-risk applicants/)).toBeHidden();
  await expectAccessible(page);
  await questions.nth(2).click();
  await expect(panel.getByText("The Government charges nothing for GST registration.")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Still Have Questions?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Write to us" }).first()).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/register");
});

test("[P-03] [FRM-01] the contact form: errors at their fields, a failure keeps what was typed, then it arrives once", async ({
  page,
}) => {
  const email = newEmail();
  const phone = ownPhone();
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("R. K.");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("98765 432");
  const pasted = "Which plan do I need? ".repeat(100);
  await page.getByLabel("Message").fill(pasted);
  await expect(page.getByText("2200 of 2000 characters")).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/digits only$/);
  await expect(page.getByLabel("Message")).toHaveAccessibleDescription(
    "Please keep the message under 2000 characters",
  );
  await expect(page.getByLabel("Message")).toHaveValue(pasted);
  const question = `Which plan do I need for two GSTINs? Call ${phone}`;
  await page.getByLabel("Message").fill(question);
  await expectAccessible(page);
  await page.getByLabel("Phone").fill(phone);
  await page.reload();
  await expect(page.getByLabel("Message")).toHaveValue(question);

  let lost = 0;
  await onCall(page, "sendContactMessage", async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(/^Failed to send your message\./)).toHaveCount(1);
  await expect(page.getByLabel("Phone")).toHaveValue(phone);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "We have your message" })).toBeFocused();

  const stored = await database().collection("contact_messages").where("email", "==", email).get();
  expect(stored.size).toBe(1);
  const leads = await database().collection("crm_leads").where("phone_e164", "==", `+91${phone}`).get();
  expect(leads.docs.map((lead) => lead.get("name"))).toEqual(["R. K."]);
  expect((await mailsTo(email, 1)).map(({ subject }) => subject)).toEqual(["We have your message"]);

  await signIn(page, await makeStaff("admin"), WORKSPACES.admin.pages.support);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("link", { name: question }).click();
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
});

test("[P-03] [N-13] a call is asked for on a service's page, from abroad too, with the service named", async ({
  page,
}) => {
  const abroad = `+65 9${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`;
  const stored = abroad.replaceAll(" ", "");
  await page.goto("/services/trademark");
  await page.getByRole("button", { name: "Call me" }).click();
  const dialog = page.getByRole("dialog", { name: /^A call about/ });
  await dialog.getByLabel("Name").fill("अनुष्का");
  // No Singapore number begins with 1: only the tables know.
  await dialog.getByLabel("Phone").fill("+65 1234 5678");
  await dialog.getByRole("button", { name: "Call me" }).click();
  await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription(/Please enter a valid phone number$/);
  await dialog.getByLabel("Phone").fill(abroad);
  await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription(`We call ${abroad}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Call me" }).click();
  await expect(dialog.getByRole("heading", { name: "We will call you" })).toBeVisible();
  const asked = await database().collection("contact_messages").where("phone", "==", stored).get();
  expect(asked.docs.map((entry) => entry.get("service_id"))).toEqual(["trademark"]);
});
