import { CheckoutPage, SERVICE, TOTAL } from "./support/checkout-page.ts";
import { newEmail } from "./support/client.ts";
import { mailsTo } from "./support/inbox.ts";
import { expect, test } from "./support/test.ts";

test("[C-04] [Y-02] [Y-03] [Y-06] [Y-07] [Y-10] a visitor signs up, pays and sees the order and its mail", {
  tag: "@desk",
}, async ({ page }) => {
  const checkout = new CheckoutPage(page);
  const email = newEmail();
  const steps = page.getByRole("navigation", { name: "Steps" });

  await page.goto(SERVICE);
  await expect(page.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();
  await expect(steps.locator('[aria-current="step"]')).toContainText("Select Plan");
  await page.getByRole("tab", { name: "Documents" }).click();
  await expect(page.getByText("PAN of the business or owner")).toBeVisible();
  await page.getByRole("tab", { name: "FAQ" }).click();
  await page.getByText("What is the 3-day route?").click();
  await expect(page.getByText("Since 1 November 2025")).toBeVisible();

  await page.getByRole("button", { name: "Select Plan" }).click();
  const review = checkout.dialog("Confirm your order");
  await expect(review.getByText("GST 18%")).toBeVisible();
  await expect(review.getByText("₹269.82")).toBeVisible();
  await expect(review.getByText(TOTAL)).toBeVisible();
  await expect(steps.locator('[aria-current="step"]')).toContainText("Review");
  await review.getByRole("button", { name: "Confirm Order" }).click();

  await checkout.dialog("Sign in to continue").getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Full name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+91 98765 43210");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-9");
  await page.getByLabel("Confirm password").fill("correct-horse-9");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("link", { name: "Verify later" }).click();

  const contact = checkout.dialog("Your contact details");
  await expect(contact.getByLabel("Full name")).toHaveValue("Asha Rao");
  await expect(contact.getByLabel("Email")).toHaveValue(email);
  await expect(contact.getByLabel("Mobile number")).toHaveValue(/98765\s?43210/);
  await contact.getByRole("button", { name: "Continue to payment" }).click();
  await expect(contact.getByText("Please choose your State")).toBeVisible();
  await contact.getByLabel("State").selectOption("Karnataka");
  await contact.getByRole("button", { name: "Continue to payment" }).click();

  await checkout.expectReadyToPay();
  await expect(checkout.payment.getByText("CGST 9%")).toBeVisible();
  await expect(checkout.payment.getByText("SGST 9%")).toBeVisible();
  await expect(checkout.payment.getByText("4100 2800 0000 1007")).toBeVisible();
  await expect(checkout.payment.getByText("success@razorpay")).toBeVisible();
  await expect(checkout.payment.getByText(/Test code/)).toBeVisible();

  await checkout.openGateway();
  await expect(checkout.gateway.getByText(`+919876543210 · ${email}`)).toBeVisible();
  await checkout.payByUpi("success");

  await expect(checkout.paid).toBeFocused();
  await expect(steps.locator('[aria-current="step"]')).toContainText("Confirmation");
  await expect(page.getByText(/^ORD-/)).toBeVisible();
  await expect(page.getByText(/^INV-\d\d-\d\d-\d{6}$/)).toBeVisible();
  await expect(page.getByText("Masked Aadhaar of the authorised signatory")).toBeVisible();
  // The link to confirm the address, and the confirmation of the order.
  const mails = await mailsTo(email, 2);
  expect(mails.filter(({ text }) => text?.includes("GST registration"))).toHaveLength(1);

  await page.getByRole("link", { name: "View your order" }).click();
  await expect(page).toHaveURL(/\/user\/order\/ORD-/);
  await expect(page.getByText("GST registration").first()).toBeVisible();
});
