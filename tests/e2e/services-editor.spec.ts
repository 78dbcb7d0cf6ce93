import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { type Plan, resolveService } from "@niyamdesk/domain/services/service";
import { expectAccessible } from "./support/accessible.ts";
import { CheckoutPage } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Bought by no other test. */
const SERVICE = { id: "legal-drafting", name: "Legal drafting" };

/** The plan that is sold first. */
async function soldNow(): Promise<Plan> {
  const record = (await database().doc(`services/${SERVICE.id}`).get()).data() ?? null;
  const [plan] = resolveService(SERVICE.id, record, builtInService(SERVICE.id))?.plans ?? [];
  if (plan === undefined) throw new Error("Nothing is sold");
  return plan;
}

async function publishPrice(page: Page, price: number): Promise<void> {
  await page.getByLabel("Price before GST, in rupees").first().fill(String(price));
  await expect(page.getByText("All changes saved as a draft")).toBeVisible();
  await page.getByRole("button", { name: "Publish…" }).click();
}

/** Somebody else changes the field that is typed in: both are shown, and what is chosen stands. */
async function typedOver(page: Page): Promise<void> {
  const ravi = await makeStaff("admin", "Ravi Menon");
  const mine = `Drafts by Anita, ${Date.now()}`;
  const theirs = `Drafts by Ravi, ${ravi.uid}`;
  const summary = page.getByLabel("Summary");
  await expect(summary).not.toHaveValue("");
  const draft = await database().doc(`service_drafts/${SERVICE.id}`).get();
  await page.context().setOffline(true);
  await summary.fill(mine);
  await does(ravi, "saveServiceDraft", {
    service_id: SERVICE.id,
    changes: [{ field: "summary", value: theirs, seen: Number(draft.get("marks")?.summary?.rev ?? 0) }],
  });
  await page.context().setOffline(false);
  const asked = page.getByRole("alert").filter({ hasText: "Ravi Menon changed this" });
  await expect(asked.getByText(theirs)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("All changes saved as a draft")).toBeVisible();
  await expect(summary).toHaveValue(mine);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
}

test("[SVC-01] [SVC-02] [SVC-03] [SVC-07] [Z-01] an administrator changes a price and publishes it; a buyer's page and checkout ask the new one", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const { id: plan, price: before } = await soldNow();
  const after = before + 100;
  const total = (rupees: number) => `₹${Math.round(rupees * 1.18).toLocaleString("en-IN")}`;
  const version = Number((await database().doc(`services/${SERVICE.id}`).get()).get("version") ?? 0);

  await signIn(page, admin, WORKSPACES.admin.pages.services);
  await expect(page.getByRole("link", { name: SERVICE.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: SERVICE.name }).click();
  await typedOver(page);
  await page.getByRole("tab", { name: "Plans" }).click();
  await expectAccessible(page);
  await publishPrice(page, after);
  const asked = page.getByRole("dialog", { name: `Publish ${SERVICE.name}?` });
  await expect(asked.getByText(`buyers pay ${total(after)} instead of ${total(before)}`)).toBeVisible();
  await expect(asked.getByText(/until the site is next released/)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(`${SERVICE.name} is live as version ${version + 1}`)).toBeVisible();

  // The written page says the price of now, though nobody touches it.
  const visitor = await browser.newPage();
  await visitor.goto(PATHS.service(SERVICE.id));
  await expect(visitor.getByText(`₹${after.toLocaleString("en-IN")}`).first()).toBeVisible();
  await visitor.close();

  const buyer = await browser.newPage();
  await signIn(buyer, client, `${PATHS.service(SERVICE.id)}?plan=${plan}&step=payment`);
  const pay = new CheckoutPage(buyer).payment.getByRole("button", { name: `Pay ${total(after)}` });
  await expect(pay).toBeEnabled();
  await buyer.close();

  await page.goto(`${PATHS.serviceEditor(SERVICE.id)}?tab=versions`);
  await page.getByRole("button", { name: "Back to this version…" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back" }).click();
  await expect(page.getByText(`Version ${version + 2} is live`)).toBeVisible();
  expect(await soldNow()).toMatchObject({ price: before });
});
