import { randomUUID } from "node:crypto";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { Discount } from "@niyamdesk/domain/coupons/coupon";
import { expectAccessible } from "./support/accessible.ts";
import { CheckoutPage, PAYMENT_STEP, PLAN } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does, orderNow } from "./support/order-work.ts";
import { database } from "./support/records.ts";
import { makeStaff, type TestMember } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

const newCode = () => `T${randomUUID().replaceAll("-", "").slice(0, 11).toUpperCase()}`;
const FREE = { kind: "percent", percent: 100 } as const;

async function made(admin: TestMember, discount: Discount): Promise<string> {
  const code = newCode();
  await does(admin, "saveCoupon", {
    terms: {
      ...{ code, discount, from: null, until: null, most_uses: 5, most_per_person: 1, services: [] },
      ...{ least_price_paise: null, note: "Of a browser test" },
    },
    seen_at: null,
  });
  return code;
}

async function apply(page: Page, code: string): Promise<void> {
  const { payment } = new CheckoutPage(page);
  await payment.getByRole("button", { name: "Have a coupon?" }).click();
  await payment.getByLabel("Coupon code").fill(code.toLowerCase());
  await payment.getByRole("button", { name: "Apply" }).click();
  await expect(payment.getByText(`Coupon ${code} applied:`)).toBeVisible();
}

test("[COU-02] [COU-04] a client types a coupon, pays less, and order and invoice say so", async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const code = await made(admin, { kind: "percent", percent: 10 });
  await signIn(page, client, PAYMENT_STEP);
  await checkout.expectReadyToPay();
  await apply(page, code);
  await checkout.payment.getByRole("button", { name: "Pay ₹1,592" }).click();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByText(`Coupon ${code}`, { exact: true })).toBeVisible();
  await expect(page.getByText("−₹150.00").or(page.getByText("-₹150.00"))).toBeVisible();
  await expect(page.getByText("Taxable value")).toBeVisible();
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const payment = database().doc(`payments/${(await orderNow(orderId)).payment_id}`);
  await expect
    .poll(async () => (await payment.get()).get("invoice_number"), { timeout: 30_000 })
    .toMatch(/^INV-/);
  const invoice = await database()
    .doc(`invoices/${(await payment.get()).get("invoice_number")}`)
    .get();
  expect(invoice.get("discount")).toEqual({ code, price_paise: 149_900, discount_paise: 15_000 });
});

test("[COU-05] a coupon that covers all of it places the order without a payment; its client saves the paper", async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const code = await made(admin, FREE);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.expectReadyToPay();
  await apply(page, code);
  await checkout.payment.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { name: "Your order is open. Nothing was charged." })).toBeVisible();
  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page.getByText("Covered by your coupon")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download statement (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^ORD-.+\.pdf$/);
  await page.getByRole("button", { name: "Cancel the order" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You paid nothing, so there's nothing to refund");
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByText("Your order is cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel the order" })).toBeHidden();
});

test("[COU-01] [COU-05] an administrator makes a coupon, sees who used it, cancels the order that it paid for, and stops it", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const code = newCode();
  await signIn(page, admin, WORKSPACES.admin.pages.coupons);
  await page.getByRole("button", { name: "New coupon" }).click();
  const making = page.getByRole("dialog", { name: "New coupon" });
  await making.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await making.getByLabel("What it is for").fill("Of a browser test");
  await making.getByRole("button", { name: "Create coupon" }).click();
  await expect(making.getByText("Enter a whole number from 1 to 100")).toBeVisible();
  await expectAccessible(page);
  await making.getByLabel("Percent", { exact: true }).fill("100");
  await making.getByRole("button", { name: "Create coupon" }).click();
  await expect(page.getByRole("link", { name: code })).toBeVisible();

  const { checkout_id } = await does(client, "createCheckout", {
    ...{ service_id: "gst-registration", plan_id: PLAN, seen_total: 0, coupon: code },
    contact: { name: "Asha Rao", email: client.email, phone: "98765 43210", state_code: "29" },
    idempotency_key: randomUUID(),
  });
  const { order_id } = await does(client, "placeFreeOrder", { checkout_id });
  await page.reload();
  const acts = page.getByRole("button", { name: `Actions for ${code}` });
  await acts.click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const changing = page.getByRole("dialog", { name: `Edit ${code}` });
  await expect(changing.getByText(/has been used, so its discount can't change/)).toBeVisible();
  await changing.getByRole("button", { name: "Not now" }).click();

  await page.getByRole("link", { name: code }).click();
  await expect(page).toHaveURL(new RegExp(`code=${code}`));
  await expectAccessible(page);
  await page.getByRole("link", { name: "Asha Rao" }).click();
  await page.getByRole("button", { name: "Cancel the order…" }).click();
  const cancelling = page.getByRole("dialog", { name: /^Cancel / });
  await cancelling.getByLabel("Words to the client").fill("You asked us to.");
  await cancelling.getByRole("button", { name: "Cancel the order", exact: true }).click();
  await expect(cancelling).toBeHidden();
  expect((await orderNow(order_id)).status).toBe("cancelled");

  await page.goto(WORKSPACES.admin.pages.coupons);
  await acts.click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  const stopping = page.getByRole("dialog", { name: `Stop ${code}?` });
  await stopping.getByLabel("Reason").fill("The campaign is over");
  await stopping.getByRole("button", { name: "Stop coupon" }).click();
  await expect(stopping).toBeHidden();
  expect((await database().doc(`coupons/${code}`).get()).get("status")).toBe("stopped");
});
