import { CheckoutPage, PAYMENT_STEP, PLAN, SERVICE } from "./support/checkout-page.ts";
import { makeClient, makeKnownClient, signIn } from "./support/client.ts";
import { onCall } from "./support/faults.ts";
import { mailsTo } from "./support/inbox.ts";
import { razorpay, webhooksAsUsual } from "./support/razorpay.ts";
import { recordsOf } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(webhooksAsUsual);
test.afterEach(webhooksAsUsual);

test("[Y-04] [RZP-12] the webhook alone turns the page to Confirmation: one order, one payment, one mail", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await onCall(page, "verifyPayment", (route) => route.abort());
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
  await mailsTo(client.email, 1);
});

test("[RZP-12] [Y-04] neither answer nor webhook: no second pay button, 'Check again' finds the payment", async ({
  page,
}) => {
  await razorpay.webhooks({ mode: "hold" });
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await onCall(page, "verifyPayment", (route) => route.abort());
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await checkout.payByUpi("success");
  await expect(
    page.getByRole("heading", { name: "Waiting for your payment to be confirmed" }),
  ).toBeInViewport();
  await expect(page.getByText(/please do not pay again/i)).toBeInViewport();
  const check = page.getByRole("button", { name: "Check again" });
  await expect(check).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay / })).toHaveCount(0);
  await check.click();
  await expect(checkout.paid).toBeVisible();
  await razorpay.release();
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
});

test("[RZP-12] [Y-04] a page closed while the bank was paying finds its order paid on coming back", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await checkout.payUnheard();
  await page.close();
  const later = await page.context().newPage();
  await later.goto(SERVICE);
  await expect(later.getByText("You have paid for this service.")).toBeVisible();
  await later.getByRole("link", { name: "View your order" }).click();
  await expect(later).toHaveURL(/\/user\/order\/ORD-/);
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
});

test("[RZP-12] a reload after paying, with no webhook and no answer, asks the provider before it shows a pay button", async ({
  page,
}) => {
  await razorpay.webhooks({ mode: "hold" });
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await checkout.payUnheard();
  await page.reload();
  await expect(checkout.paid).toBeVisible();
  await razorpay.release();
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
});

test("[MX-06] [C-04] [Y-02] a reload at each step restores it, with the plan and what was typed", async ({
  page,
}) => {
  const client = await makeClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, SERVICE);
  await page.getByRole("button", { name: "Select Plan" }).click();
  await expect(checkout.dialog("Confirm your order")).toBeVisible();
  await page.reload();
  await checkout.dialog("Confirm your order").getByRole("button", { name: "Confirm Order" }).click();

  const contact = checkout.dialog("Your contact details");
  await contact.getByLabel("Mobile number").fill("098765 43210");
  await contact.getByRole("button", { name: "Add a GSTIN for a business invoice" }).click();
  await contact.getByLabel("GSTIN").fill("07aaact2727q1zy");
  await expect(contact.getByLabel("State")).toHaveValue("07");
  await contact.getByLabel("Registered business name").fill("Rao Traders");
  await page.reload();
  await expect(contact.getByLabel("Mobile number")).toHaveValue("+91 98765 43210");
  await expect(contact.getByLabel("State")).toHaveValue("07");
  await expect(contact.getByLabel("Registered business name")).toHaveValue("Rao Traders");
  await contact.getByRole("button", { name: "Continue to payment" }).click();
  await expect(contact.getByText("Please enter the address for the invoice")).toBeVisible();
  await contact.getByLabel("Address for the invoice").fill("14, Lajpat Nagar, New Delhi 110024");
  await contact.getByRole("button", { name: "Continue to payment" }).click();

  await checkout.expectReadyToPay();
  await expect(checkout.payment.getByText("IGST 18% (Delhi)")).toBeVisible();
  await expect(checkout.payment.getByText("14, Lajpat Nagar, New Delhi 110024")).toBeVisible();
  const started = checkout.checkoutId;
  await page.reload();
  await checkout.expectReadyToPay();
  expect(checkout.checkoutId).toBe(started);
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  await page.reload();
  await expect(checkout.paid).toBeVisible();
  await expect(page.getByText(/^INV-/)).toBeVisible();
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
});

test("[Y-02] the contact details are asked once: the next purchase goes straight to payment", async ({
  page,
}) => {
  const client = await makeClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  const contact = checkout.dialog("Your contact details");
  await expect(
    contact.getByText("Please provide contact details before proceeding with payment"),
  ).toBeVisible();
  await contact.getByLabel("Full name").fill("अनुष्का");
  await contact.getByLabel("Mobile number").fill("+91 98765-43210");
  await contact.getByLabel("State").selectOption("Karnataka");
  await contact.getByRole("button", { name: "Continue to payment" }).click();
  await checkout.expectReadyToPay();
  await page.goto("/services/iec");
  await checkout.choosePlan();
  await expect(checkout.payment.getByText("अनुष्का")).toBeVisible();
  await expect(contact).toHaveCount(0);
});

test("[C-04] back goes one step back and forth again, nothing chosen is lost", async ({ page }) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, SERVICE);
  await checkout.choosePlan();
  await checkout.expectReadyToPay();
  await page.goBack();
  await expect(checkout.dialog("Confirm your order")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await checkout.expectReadyToPay();
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
});

test("[Y-04] two tabs on the same plan: one checkout, and paying in one shows it paid in the other", async ({
  page,
  context,
}) => {
  const client = await makeKnownClient();
  const first = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await first.expectReadyToPay();
  const second = new CheckoutPage(await context.newPage());
  await second.page.goto(PAYMENT_STEP);
  await second.expectReadyToPay();
  expect(second.checkoutId).toBe(first.checkoutId);
  await first.openGateway();
  await first.payByUpi("success");
  await expect(first.paid).toBeVisible();
  await expect(second.paid).toBeVisible();
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
});

test("[Y-03] buying the same again right after paying is asked about first", async ({ page }) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  await page.goto(`${SERVICE}?plan=${PLAN}&step=review`);
  await checkout.dialog("Confirm your order").getByRole("button", { name: "Confirm Order" }).click();
  await expect(
    checkout.payment.getByText("You already paid for this plan in the last seven days."),
  ).toBeVisible();
  await expect(checkout.payment.getByRole("link", { name: "View your order" })).toBeVisible();
  await checkout.payment.getByRole("button", { name: "Buy it again" }).click();
  await checkout.expectReadyToPay();
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(2);
});
