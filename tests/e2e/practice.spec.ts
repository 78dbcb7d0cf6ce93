import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { FEE_AGREEMENTS } from "@niyamdesk/domain/earnings/queries";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { makePartner, makePastConsultation, newSurname } from "./support/directory.ts";
import { database } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

const { consultations, commissions, earnings } = WORKSPACES.ca.pages;

test("[K-04] [K-03] a CA takes a day off, says that a consultation was held, notes something, and has its agreed fee in the earnings", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [partner, client] = await Promise.all([makePartner(`CA ${newSurname()}`), makeKnownClient()]);
  await database()
    .doc(`${FEE_AGREEMENTS}/${partner.account.uid}`)
    .set({
      ...{
        ca_id: partner.account.uid,
        ca_name: partner.name,
        pan: null,
        gstin: null,
        payouts: 0,
        updated_at: Timestamp.now(),
      },
      fees: [{ service_id: null, from: "2020-01-01", amount_paise: 30_000 }],
    });
  await makePastConsultation(client, partner);
  const itsWeek = `${consultations}?week=${istDay(Date.now() - 90 * 60_000)}`;
  await signIn(page, partner.account, itsWeek);
  await expect(page.getByRole("heading", { name: "Consultations", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Consultations/);
  await page.getByRole("button", { name: "Week after" }).click();
  await page
    .getByRole("button", { name: /^Take day off/ })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: /^Take .* off\?$/ });
  await question.getByRole("button", { name: "Take day off" }).click();
  await expect(page.getByRole("button", { name: /^Work this day/ })).toBeVisible();

  await page.getByRole("button", { name: "Change hours" }).click();
  const hours = page.getByRole("dialog", { name: "Consultation hours" });
  await hours.getByLabel("30 minutes").check();
  await expectAccessible(page);
  await hours.getByRole("button", { name: "Save hours" }).click();
  await expect(hours).toBeHidden();
  const listed = (await database().doc(`ca_partners/${partner.id}`).get()).data();
  expect(listed).toMatchObject({
    buffer_minutes: 30,
    days_off: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)],
  });

  // From here on as on a phone, where the week is a list.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(itsWeek);
  await page.getByRole("button", { name: /Asha Rao/ }).click();
  const sheet = page.getByRole("dialog", { name: "Asha Rao" });
  await sheet.getByRole("textbox", { name: /^Your notes/ }).fill("Sells a flat in March");
  await sheet.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved.")).toBeVisible();
  await sheet.getByRole("button", { name: "Held" }).click();
  await expect(sheet.getByRole("button", { name: "Held", pressed: true })).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: /^Your notes/ })).toHaveValue("Sells a flat in March");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Prepare follow-up order" }).click();
  await expect(page.getByRole("form", { name: "Follow-up order for Asha Rao" })).toBeVisible();

  await page.goto(commissions);
  await expect(page.getByText("₹300.00").locator("visible=true")).toBeVisible();
  await page.goto(earnings);
  await expect(page.getByText(/^0 orders, 1 consultation/)).toBeVisible();
  await expectAccessible(page);
});
