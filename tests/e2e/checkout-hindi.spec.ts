import { expectAccessible } from "./support/accessible.ts";
import { CheckoutPage, PAYMENT_STEP, SERVICE, TOTAL } from "./support/checkout-page.ts";
import { makeClient } from "./support/client.ts";
import { recordsOf } from "./support/records.ts";
import { expect, test } from "./support/test.ts";

test("[P-13] [Y-02] [C-04] in Hindi from the plan to the order, signing in too, which leads back", async ({
  page,
}) => {
  const client = await makeClient();
  const checkout = new CheckoutPage(page);
  await page.goto(`/hi${SERVICE}`);
  await page.getByRole("button", { name: "प्लान चुनें" }).click();
  const review = checkout.dialog("अपना ऑर्डर जाँच लें");
  await expect(review.getByText("GST 18%")).toBeVisible();
  await expect(review.getByText(TOTAL)).toBeVisible();
  await review.getByRole("button", { name: "ऑर्डर की पुष्टि करें" }).click();
  const signIn = checkout.dialog("आगे बढ़ने के लिए साइन इन करें");
  await expect(signIn).toBeVisible();
  await expectAccessible(page);

  await signIn.getByRole("link", { name: "मेरा अकाउंट है: साइन इन करें" }).click();
  await expect(page).toHaveURL(`/hi/login?next=${encodeURIComponent(PAYMENT_STEP)}`);
  await page.getByLabel("ईमेल").fill(client.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(client.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL(`/hi${PAYMENT_STEP}`);

  const contact = checkout.dialog("आपकी जानकारी");
  await contact.getByRole("button", { name: "भुगतान पर जाएँ" }).click();
  await expect(contact.getByText("कृपया सही फ़ोन नंबर लिखें")).toBeVisible();
  await contact.getByLabel("मोबाइल नंबर").fill("98765 43210");
  // What was typed stays when the language of the page is changed and changed back: both builds keep it in one place.
  await page.goto(PAYMENT_STEP);
  await expect(checkout.dialog("Your contact details").getByLabel("Mobile number")).toHaveValue(
    "+91 98765 43210",
  );
  await page.goto(`/hi${PAYMENT_STEP}`);
  await expect(contact.getByLabel("मोबाइल नंबर")).toHaveValue("+91 98765 43210");
  await contact.getByLabel("राज्य").selectOption("दिल्ली");
  await contact.getByRole("button", { name: "भुगतान पर जाएँ" }).click();

  const payment = checkout.dialog("भुगतान");
  const pay = payment.getByRole("button", { name: `${TOTAL} का भुगतान करें` });
  await expect(pay).toBeEnabled();
  await expect(payment.getByText("IGST 18% (दिल्ली)")).toBeVisible();
  await expectAccessible(page);
  await pay.click();
  await checkout.payByUpi("success");

  await expect(page.getByRole("heading", { name: "भुगतान मिल गया। आपका ऑर्डर खुल गया है।" })).toBeFocused();
  await expect(page.getByText(/^INV-\d\d-\d\d-\d{6}$/)).toBeVisible();
  await expect(page).toHaveURL(/\/hi\/services\/gst-registration\?.*step=confirmation/);
  await expectAccessible(page);
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);

  await page.getByRole("link", { name: "अपना ऑर्डर देखें" }).click();
  await expect(page).toHaveURL(/\d\/hi\/user\/order\/ORD-/);
  await expect(page.getByRole("heading", { name: "GST रजिस्ट्रेशन" }).first()).toBeVisible();
});
