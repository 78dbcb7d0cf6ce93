import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("[TR-02] [TR-01] [TR-03] a client reads what is held, who looked, agrees and takes it back, and names a nominee", async ({
  page,
}) => {
  const client = await makeClient();
  await database()
    .doc(`access_log/acc_${client.uid}`)
    .set({
      ...{ id: `acc_${client.uid}`, user_id: client.uid, kind: "document", subject: "documents/d" },
      ...{
        what: "Form 16.pdf",
        order_id: null,
        by: "someone",
        by_role: "tax_executive",
        at: Timestamp.now(),
      },
    });
  await signIn(page, client, "/user/profile");
  await page.getByRole("link", { name: "Your privacy and consents" }).click();
  await expect(page).toHaveURL("/user/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Your privacy" })).toBeVisible();
  await expect(page.getByText("Opened “Form 16.pdf”")).toBeVisible();
  await expect(
    page.getByText("8 years after the financial year, as tax and company law require"),
  ).toBeVisible();

  const offers = page.getByRole("switch", { name: "Offers by email" });
  await expect(offers).not.toBeChecked();
  await offers.check();
  await expect(page.getByText("Agreed", { exact: true })).toBeVisible();
  await offers.uncheck();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  const lines = await database().collection("consents").where("user_id", "==", client.uid).get();
  expect(lines.docs.map((line) => line.get("given")).sort()).toEqual([false, true]);

  await page.getByRole("button", { name: "Add a nominee" }).click();
  const form = page.getByRole("form", { name: "Your nominee" });
  await form.getByLabel("Full name").fill("Ravi Rao");
  await form.getByLabel("Relation to you").selectOption("spouse");
  await form.getByLabel("Mobile number").fill("98111 11111");
  await form.getByRole("button", { name: "Save nominee" }).click();
  await expect(page.getByText("Husband or wife")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ravi Rao")).toBeVisible();
  await expect(page.getByText("Anjali Deshpande")).toBeVisible();
  await expectAccessible(page);
});

test("[TR-07] an administrator records an incident as it is noticed, tells CERT-In, and is reminded of whom nobody told before closing it", {
  tag: "@only-desk",
}, async ({ page }) => {
  const admin = await makeStaff("admin", "Anita Deshmukh");
  await signIn(page, admin, "/admin/incidents");
  await page.getByRole("button", { name: "Record an incident" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Record an incident" });
  const title = `A laptop was stolen ${admin.uid.slice(0, 6)}`;
  await dialog.getByLabel("What happened, in a few words").fill(title);
  await dialog.getByLabel("What is known so far").fill("It held a list of clients, encrypted.");
  await dialog.getByRole("button", { name: "Now", exact: true }).click();
  await dialog.getByLabel("Personal data may be concerned").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Record and start the clocks" }).click();
  const incident = page.getByRole("listitem").filter({ hasText: title }).first();
  await expect(incident.getByText(/Due .* \((5|6) h \d+ min left\)/)).toBeVisible();
  await expect(incident.getByText("Not told yet: without delay")).toBeVisible();

  const note = async (kind: string, words: string) => {
    await incident.getByRole("button", { name: "Add a step" }).click();
    const step = page.getByRole("dialog", { name: "What was done?" });
    await step.getByLabel("Kind of step").selectOption(kind);
    await step.getByLabel("What was done, and who was told").fill(words);
    return step;
  };
  const told = await note("cert_in", "Reported by email, reference 4711.");
  await told.getByRole("button", { name: "Save step" }).click();
  await expect(incident.getByText(/^Told /)).toBeVisible();
  const closing = await note("closed", "The laptop was found, sealed. Nobody had opened it.");
  await expect(
    closing.getByText("Not told yet: the people concerned, the Data Protection Board."),
  ).toBeVisible();
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Save step" }).click();
  await expect(incident.getByText(/^Closed /)).toBeVisible();
  await expect(incident.getByRole("button", { name: "Add a step" })).toHaveCount(0);
});
