import { CheckoutPage, PAYMENT_STEP, PLAN, SERVICE } from "./support/checkout-page.ts";
import { makeClient, makeKnownClient, signIn } from "./support/client.ts";
import { loseAnswer, onCall, REFUSED_BY_PROJECT } from "./support/faults.ts";
import { razorpay } from "./support/razorpay.ts";
import { database, recordsOf } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

test("[FN-02] an answer that is lost: the page says it is checking, the same key asks again, one checkout", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  const keys: unknown[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onCall(page, "createCheckout", async (route) => {
    const sent = route.request().postDataJSON() as { data: { idempotency_key: string } };
    keys.push(sent.data.idempotency_key);
    if (keys.length === 1) return loseAnswer(route);
    await held;
    await route.continue();
  });
  await signIn(page, client, PAYMENT_STEP);
  await expect(checkout.payment.getByText(/We are checking whether it went through/)).toBeVisible();
  release();
  await checkout.expectReadyToPay();
  expect(new Set(keys).size).toBe(1);
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
});

test("[RZP-19] a provider that does not answer: said once, nothing typed lost, the same checkout tried again", async ({
  page,
}) => {
  const client = await makeClient();
  const checkout = new CheckoutPage(page);
  await razorpay.failNext({ match: "POST /v1/orders", status: 503, times: 1 });
  await signIn(page, client, PAYMENT_STEP);
  const contact = checkout.dialog("Your contact details");
  await contact.getByLabel("Full name").fill("Asha Rao");
  await contact.getByLabel("Mobile number").fill("98765 43210");
  await contact.getByLabel("State").selectOption("Goa");
  await contact.getByRole("button", { name: "Continue to payment" }).click();
  await expect(checkout.payment.getByText(/The payment service is not answering right now/)).toHaveCount(1);
  await checkout.payment.getByRole("button", { name: "Try again" }).click();
  await checkout.expectReadyToPay();
  await expect(checkout.payment.getByText("IGST 18% (Goa)")).toBeVisible();
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
});

test("[FRM-13] [Y-02] Enter and clicks together send the contact details once and open one window", async ({
  page,
}) => {
  const client = await makeClient();
  const checkout = new CheckoutPage(page);
  let calls = 0;
  await onCall(page, "createCheckout", async (route) => {
    calls += 1;
    await route.continue();
  });
  await signIn(page, client, PAYMENT_STEP);
  const contact = checkout.dialog("Your contact details");
  await contact.getByLabel("Full name").fill("Asha Rao");
  await contact.getByLabel("State").selectOption("Karnataka");
  await contact.getByLabel("Mobile number").fill("9876543210");
  const send = contact.getByRole("button", { name: "Continue to payment" });
  await send.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
  });
  await checkout.expectReadyToPay();
  await checkout.payButton.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(page.locator('iframe[title="Payment window"]')).toHaveCount(1);
  expect(calls).toBe(1);
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
});

test("[Y-01] [Y-02] a price that changed meanwhile: the new total is shown and agreed to before paying", async ({
  page,
}) => {
  const id = `price-test-${Date.now()}`;
  const service = database().doc(`services/${id}`);
  const plan = (price: number) => ({
    id: "only",
    name: "Only plan",
    description: "Made for this test",
    price,
  });
  await service.set({ name: "Price test", category: "tax", active: true, plans: [plan(1000)] });
  try {
    const client = await makeKnownClient();
    const checkout = new CheckoutPage(page);
    await signIn(page, client, `/services/${id}`);
    await page.getByRole("button", { name: "Select Plan" }).click();
    await expect(checkout.dialog("Confirm your order").getByText("₹1,180")).toBeVisible();
    await service.update({ plans: [plan(2000)] });
    await checkout.dialog("Confirm your order").getByRole("button", { name: "Confirm Order" }).click();
    await expect(checkout.payment.getByText(/New total: ₹2,360/)).toBeVisible();
    expect(await recordsOf("checkouts", client.uid)).toHaveLength(0);
    await checkout.payment.getByRole("button", { name: "Continue with ₹2,360" }).click();
    await expect(checkout.payment.getByRole("button", { name: "Pay ₹2,360" })).toBeEnabled();
    const [made] = await recordsOf("checkouts", client.uid);
    expect(made?.amount_paise).toBe(236_000);
  } finally {
    await service.delete();
  }
});

test("[R-05] [RZP-12] another person's checkout in the address shows nothing of it", async ({
  page,
  context,
}) => {
  const owner = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, owner, PAYMENT_STEP);
  await checkout.expectReadyToPay();
  const address = page.url();
  await context.clearCookies();
  const stranger = await makeKnownClient();
  const other = await context.browser()?.newContext();
  if (!other) throw new Error("The browser is gone");
  const otherPage = await other.newPage();
  await signIn(otherPage, stranger, `${SERVICE}?plan=${PLAN}`);
  await otherPage.goto(address);
  await expect(otherPage.getByText(/We could not find this payment/)).toBeVisible();
  await expect(otherPage.getByText(owner.email)).toHaveCount(0);
  await other.close();
});

test("[C-05] an unknown service leads to 'Service not found'", async ({ page }) => {
  await page.goto("/services/no-such-service");
  await expect(page).toHaveURL(/\/service-not-found$/);
  await expect(page.getByRole("heading", { name: "Service not found" })).toBeVisible();
});

test("[C-05] details that cannot be loaded: the message, and trying again works", async ({ page }) => {
  const id = `read-test-${Date.now()}`;
  const service = database().doc(`services/${id}`);
  await service.set({ name: "Read test", active: true, amount: 1200, description: "Made for this test" });
  try {
    let broken = true;
    await page.route(new RegExp(`/documents/services/${id}`), (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto(`/services/${id}`);
    await expect(page.getByText("Failed to load service details. Please try again.")).toBeVisible();
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Read test" })).toBeVisible();
    await expect(page.getByText("5-7 business days").first()).toBeVisible();
  } finally {
    await service.delete();
  }
});

test("[SX-06] [C-03] built-in prices say that they are, in the list and on a service, until the stored ones are there", async ({
  page,
}) => {
  const stale = page.getByText("The latest prices could not be loaded.");
  let refused = true;
  await page.route(/\/documents(:runQuery|\/services\/)/, (route) =>
    refused ? route.fulfill(REFUSED_BY_PROJECT) : route.continue(),
  );
  await page.goto("/services?q=gst");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(stale).toBeVisible();
  await page.goto("/services/gst-registration?plan=new-registration");
  await expect(stale).toBeVisible();
  refused = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(stale).toHaveCount(0);
});

test("[C-05] an address without a service id says so", async ({ page }) => {
  await page.goto("/services/%20");
  await expect(page.getByText("Service ID is missing")).toBeVisible();
});
