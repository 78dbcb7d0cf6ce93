import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeClient, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
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
