import { CheckoutPage, PAYMENT_STEP, SERVICE } from "./support/checkout-page.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { razorpay } from "./support/razorpay.ts";
import { recordsOf } from "./support/records.ts";
import { expect, type Page, test } from "./support/test.ts";

/** What a bank does with the client's checkout, without a word to us. */
async function atBank(uid: string, status: "captured") {
  const [checkout] = await recordsOf("checkouts", uid);
  const order_id = String(checkout?.razorpay_order_id);
  return (await razorpay.pay({ order_id, status, notify: false })).payment;
}

function closeWindow(checkout: CheckoutPage): Promise<void> {
  return checkout.gateway.getByRole("button", { name: "Close payment window" }).click();
}

async function dashboard(page: Page): Promise<void> {
  await page.goto("/user/dashboard");
  await expect(page.getByRole("region", { name: "Active orders" })).toBeVisible();
}

test("[UX-01] [UX-09] a look is left at checkout and removed; a silent bank is the same everywhere, and paying another way wins", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.expectReadyToPay();

  await dashboard(page);
  const left = page.getByRole("region", { name: "Left at checkout" });
  await expect(left.getByText("GST registration")).toBeVisible();
  await expect(page.getByRole("region", { name: "Payments to finish" })).toHaveCount(0);
  await left.getByRole("button", { name: "Remove" }).click();
  await expect(left).toHaveCount(0);

  await page.goto(PAYMENT_STEP);
  await checkout.expectReadyToPay();
  await checkout.openGateway();
  const [removed, open] = (await recordsOf("checkouts", client.uid)).sort((a, b) =>
    String(b.status).localeCompare(String(a.status)),
  );
  expect([removed?.status, open?.status]).toEqual(["expired", "created"]);
  await razorpay.pay({ order_id: String(open?.razorpay_order_id), status: "created", notify: false });
  await closeWindow(checkout);
  await expect(page.getByRole("heading", { name: "Your bank has not answered yet" })).toBeVisible();

  await dashboard(page);
  const row = page.getByRole("region", { name: "Payments to finish" }).getByRole("listitem");
  await expect(row.getByText("Usually clear within 15 minutes.")).toBeVisible();
  await expect(row.getByRole("button", { name: "Check again" })).toBeVisible();

  await page.goto(SERVICE);
  const banner = page.getByRole("region", { name: "Your last purchase" });
  await expect(banner.getByText("Your bank has not answered yet")).toBeVisible();
  await expect(banner.getByRole("button", { name: "Pay another way" })).toBeInViewport();
  await banner.getByRole("button", { name: "Pay another way" }).click();
  await checkout.openGateway();
  await checkout.payByUpi("success");
  await expect(checkout.paid).toBeVisible();
  expect(await recordsOf("orders", client.uid)).toHaveLength(1);
});

test("[N-03] [UX-01] on a phone whose clock is twenty minutes fast a payment that the bank has not answered is not 'not paid'", async ({
  page,
}) => {
  await page.addInitScript((fast) => {
    const Right = Date;
    class Fast extends Right {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [Right.now() + fast] : given) as [number]));
      }
      static override now = () => Right.now() + fast;
    }
    globalThis.Date = Fast as DateConstructor;
  }, 20 * 60_000);
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  const [open] = await recordsOf("checkouts", client.uid);
  await razorpay.pay({ order_id: String(open?.razorpay_order_id), status: "created", notify: false });
  await closeWindow(checkout);
  await expect(page.getByRole("heading", { name: "Your bank has not answered yet" })).toBeVisible();
  // What the record says has come by now, too.
  await expect.poll(async () => (await recordsOf("checkouts", client.uid))[0]?.status).toBe("attempted");
  await dashboard(page);
  const row = page.getByRole("region", { name: "Payments to finish" }).getByRole("listitem");
  await expect(row.getByText("Usually clear within 15 minutes.")).toBeVisible();
  await page.goto(SERVICE);
  const banner = page.getByRole("region", { name: "Your last purchase" });
  await expect(banner.getByText("Your bank has not answered yet")).toBeVisible();
});

test("[MX-18] closing the window looks at the bank: what was paid unheard is paid", async ({ page }) => {
  const client = await makeKnownClient();
  const checkout = new CheckoutPage(page);
  await signIn(page, client, PAYMENT_STEP);
  await checkout.openGateway();
  await atBank(client.uid, "captured");
  await closeWindow(checkout);
  await expect(checkout.paid).toBeVisible();
  expect(await recordsOf("payments", client.uid)).toHaveLength(1);
});
