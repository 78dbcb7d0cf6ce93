import { CheckoutPage, PAYMENT_STEP } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { onCall } from "./support/faults.ts";
import { razorpay, webhooksAsUsual } from "./support/razorpay.ts";
import { recordsOf } from "./support/records.ts";
import { serveStrictSite } from "./support/strict-site.ts";
import { expect, test } from "./support/test.ts";

test.afterEach(webhooksAsUsual);

test("[UI-01] with every effect run twice, each step still asks the server once", async ({ page }) => {
  test.setTimeout(300_000);
  await razorpay.webhooks({ mode: "hold" });
  await serveStrictSite(page);
  const calls = { createCheckout: 0, checkPayment: 0, verifyPayment: 0 };
  for (const name of ["createCheckout", "checkPayment", "verifyPayment"] as const) {
    await onCall(page, name, async (route) => {
      calls[name] += 1;
      await route.continue();
    });
  }
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.expectReadyToPay();
  expect(calls).toEqual({ createCheckout: 1, checkPayment: 0, verifyPayment: 0 });

  await checkout.openGateway();
  await checkout.gateway.getByRole("button", { name: "Close payment window" }).click();
  await expect(checkout.payButton).toBeEnabled();
  // Closing the window looks at the bank, and so does coming back.
  expect(calls).toEqual({ createCheckout: 1, checkPayment: 1, verifyPayment: 0 });
  await page.reload();
  await checkout.expectReadyToPay();
  expect(calls).toEqual({ createCheckout: 2, checkPayment: 2, verifyPayment: 0 });

  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  expect(calls).toEqual({ createCheckout: 2, checkPayment: 2, verifyPayment: 1 });
  expect(await recordsOf("checkouts", client.uid)).toHaveLength(1);
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
});
