import { randomUUID } from "node:crypto";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn } from "./support/client.ts";
import { does } from "./support/order-work.ts";
import { razorpay } from "./support/razorpay.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

/** With 18 % GST on ₹1,499. */
const TOTAL = 1_769;

test("[Z-01] [O-03] [Y-09] an administrator empties the desk: a second payment is refunded, another line set aside, and each leaves by itself", {
  tag: "@only-desk",
}, async ({ page }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const { checkout_id, razorpay_order_id } = await does(client, "createCheckout", {
    ...{ service_id: "gst-registration", plan_id: "new-registration", seen_total: TOTAL },
    contact: { name: "Asha Rao", email: client.email, phone: "98765 43210", state_code: "29" },
    idempotency_key: randomUUID(),
  });
  await razorpay.pay({ order_id: razorpay_order_id });
  const checkout = database().doc(`checkouts/${checkout_id}`);
  await expect.poll(async () => (await checkout.get()).get("status"), { timeout: 30_000 }).toBe("paid");
  const second = (await razorpay.pay({ order_id: razorpay_order_id })).payment.id;
  const third = (await razorpay.pay({ order_id: razorpay_order_id })).payment.id;

  await signIn(page, admin, WORKSPACES.admin.pages.payments);
  const line = (id: string) => page.getByRole("listitem").filter({ hasText: id });
  await expect(line(second)).toContainText("Payment on hold", { timeout: 30_000 });
  await expect(line(second)).toContainText("Second payment for one order");
  await expect(line(third)).toBeVisible();
  await expectAccessible(page);

  await line(second).getByRole("button", { name: "Refund…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund: / });
  await dialog.getByLabel(/^Everything that is left/).check();
  await dialog.getByLabel("Reason").selectOption("Paid twice");
  await dialog.getByLabel("Words to the client").fill("You paid twice. The second payment goes back.");
  await dialog.getByRole("button", { name: "Refund ₹1,769" }).click();
  await expect(line(second)).toBeHidden({ timeout: 30_000 });

  await line(third).getByRole("button", { name: "More for Payment on hold" }).click();
  await page.getByRole("button", { name: "Set aside…" }).click();
  const aside = page.getByRole("dialog", { name: "Set aside: Payment on hold?" });
  await aside.getByLabel("Why nothing is to be done").fill("The client keeps it for next year.");
  await aside.getByRole("button", { name: "Set aside" }).click();
  const rest = page.getByRole("region", { name: "Set aside" });
  await expect(rest.getByRole("listitem").filter({ hasText: third })).toContainText("keeps it for next year");

  await rest.getByRole("link", { name: third }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("₹1,769");
  await expect(page.getByRole("region", { name: "Who did what" })).toContainText("Anita Deshmukh");
  await expectAccessible(page);
  await page.goto(WORKSPACES.admin.pages.allPayments);
  await expect(page.getByText(third).first()).toBeVisible();
});
