import { CheckoutPage, PAYMENT_STEP, SERVICE } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { onCheckoutScript, uncaughtErrors } from "./support/faults.ts";
import { razorpay } from "./support/razorpay.ts";
import { recordsOf } from "./support/records.ts";
import { expect, type Page, test } from "./support/test.ts";

async function readyToPay(page: Page) {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  return { client, checkout };
}

async function ordersOfGateway(uid: string): Promise<string[]> {
  const checkouts = await recordsOf("checkouts", uid);
  const receipts = new Set(checkouts.map((entry) => String(entry.id)));
  const { orders } = await razorpay.state();
  return orders.filter((order) => receipts.has(order.receipt ?? "")).map((order) => order.id);
}

test("[Y-05] [RZP-14] a failed attempt is said once, and paying after it in the same window wins", async ({
  page,
}) => {
  const { client, checkout } = await readyToPay(page);
  await checkout.expectReadyToPay();
  await checkout.openGateway();
  await checkout.payByUpi("failure");
  await expect(checkout.gateway.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await expect(page.getByText(/^Payment failed: /)).toHaveCount(1);
  await expect(page).toHaveURL(/step=payment/);
  await checkout.gateway.getByRole("button", { name: "Try again" }).click();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  await expect(page.getByText(/^Payment failed: /)).toHaveCount(0);
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
});

test("[Y-05] [RZP-13] a failed attempt and then closing leaves its reason and a live button", async ({
  page,
}) => {
  const { checkout } = await readyToPay(page);
  await checkout.openGateway();
  await checkout.payByUpi("failure");
  await expect(checkout.gateway.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await checkout.gateway.getByRole("button", { name: "Close payment window" }).click();
  await expect(checkout.payment.getByText(/^Payment failed: .+/)).toBeVisible();
  await expect(checkout.payButton).toBeFocused();
});

test("[RZP-13] [Y-05] closing by ×, Escape and back each give the button back, on the same order", async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  const { client, checkout } = await readyToPay(page);
  const ways = [
    () => checkout.gateway.getByRole("button", { name: "Close payment window" }).click(),
    () => page.keyboard.press("Escape"),
    // The entry is the window's own, so the page itself does not navigate.
    () => page.evaluate(() => history.back()),
  ];
  for (const close of ways) {
    await checkout.openGateway();
    await close();
    await expect(checkout.payment.getByText("The payment window was closed before paying.")).toBeVisible();
    await expect(checkout.payButton).toBeEnabled();
    await expect(page).toHaveURL(/step=payment/);
  }
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
  expect(await ordersOfGateway(client.uid)).toHaveLength(1);
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  expect(errors).toEqual([]);
});

test("[RZP-13] leaving the page takes the open window along, without an error", async ({ page }) => {
  const errors = uncaughtErrors(page);
  const { checkout } = await readyToPay(page);
  await checkout.openGateway();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click());
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('iframe[title="Payment window"]')).toHaveCount(0);
  await page.goto(SERVICE);
  await page.getByRole("button", { name: "Continue payment" }).click();
  await expect(checkout.payButton).toBeEnabled();
  expect(errors).toEqual([]);
});

test("[RZP-16] a blocked payment script: the message, and another try works with one script tag", async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  let blocked = true;
  await onCheckoutScript(page, (route) => (blocked ? route.abort() : route.continue()));
  const { checkout } = await readyToPay(page);
  await checkout.payButton.click();
  await expect(checkout.payment.getByText("Failed to load payment gateway")).toBeVisible();
  blocked = false;
  await checkout.openGateway();
  await expect(page.locator('script[src*="/v1/checkout.js"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("[RZP-16] a script that does not bring the window: 'Payment gateway not available'", async ({
  page,
}) => {
  const errors = uncaughtErrors(page);
  let empty = true;
  await onCheckoutScript(page, (route) =>
    empty ? route.fulfill({ contentType: "text/javascript", body: "" }) : route.continue(),
  );
  const { checkout } = await readyToPay(page);
  await checkout.payButton.click();
  await expect(checkout.payment.getByText("Payment gateway not available")).toBeVisible();
  empty = false;
  await checkout.openGateway();
  await expect(page.locator('script[src*="/v1/checkout.js"]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("[RZP-16] a slow script: first 'still loading', then the failure, then it opens after all", async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await onCheckoutScript(page, async (route) => {
    await arrived;
    await route.continue();
  });
  const { checkout } = await readyToPay(page);
  await checkout.payButton.click();
  await expect(checkout.payment.getByText("Payment gateway is still loading")).toBeVisible();
  await expect(checkout.payment.getByText("Failed to load payment gateway")).toBeVisible();
  arrive();
  await checkout.openGateway();
  await expect(page.locator('script[src*="/v1/checkout.js"]')).toHaveCount(1);
});

test("[RZP-16] [Y-05] a window that cannot be opened: 'Payment initialization failed'", async ({ page }) => {
  await onCheckoutScript(page, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.Razorpay = class { constructor() { throw new Error('bad options'); } };",
    }),
  );
  const { checkout } = await readyToPay(page);
  await checkout.payButton.click();
  await expect(checkout.payment.getByText("Payment initialization failed. Please try again.")).toBeVisible();
  await expect(checkout.payButton).toBeEnabled();
});
