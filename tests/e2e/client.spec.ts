import { expectAccessible } from "./support/accessible.ts";
import { makeClient, makeKnownClient, signIn } from "./support/client.ts";
import { at, makeCheckout, makeInboxItem, makePurchase, now } from "./support/client-records.ts";
import { database } from "./support/records.ts";
import { expect, test } from "./support/test.ts";
import { countListeners } from "./support/watch.ts";

test("[O-01] the dashboard shows open orders with what comes next, payments and messages, and marks one as read", {
  tag: "@desk",
}, async ({ page }) => {
  const client = await makeKnownClient();
  await makePurchase(client, { order: { status: "awaiting_documents" } });
  await makePurchase(client, { order: { status: "completed", service_name: "FSSAI registration" } });
  const message = await makeInboxItem(client);
  await signIn(page, client, "/user/dashboard");

  const orders = page.getByRole("region", { name: "Active orders" });
  await expect(orders.getByText("Waiting for your documents")).toBeVisible();
  await expect(orders.getByText("We need documents from you to go on.")).toBeVisible();
  await expect(orders.getByText("FSSAI registration")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Recent payments" }).getByText("₹1,769")).toHaveCount(2);

  const messages = page.getByRole("region", { name: "Notifications" });
  await expect(messages.getByText("1 unread")).toBeVisible();
  await expectAccessible(page);
  await messages.getByRole("button", { name: "Mark as read" }).click();
  await expect(messages.getByText("1 unread")).toHaveCount(0);
  await expect
    .poll(async () =>
      (await database().doc(`profiles/${client.uid}/inbox/${message.id}`).get()).get("read_at"),
    )
    .not.toBeNull();
  await expect(page).toHaveTitle(/^Dashboard/);
});

test("[O-06] all notifications are marked as read at once, and unread again for who takes it back", {
  tag: "@desk",
}, async ({ page }) => {
  const client = await makeKnownClient();
  const items = [await makeInboxItem(client), await makeInboxItem(client)];
  const stored = async () => {
    const paths = items.map(({ id }) => database().doc(`profiles/${client.uid}/inbox/${id}`));
    return (await database().getAll(...paths)).filter((item) => item.get("read_at") !== null).length;
  };
  await signIn(page, client, "/user/dashboard");
  const messages = page.getByRole("region", { name: "Notifications" });
  await expect(messages.getByText("2 unread")).toBeVisible();
  await messages.getByRole("button", { name: "Mark all as read" }).click();
  await expect(messages.getByText("2 unread")).toHaveCount(0);
  await expect.poll(stored).toBe(2);
  await expect(page.getByText("2 marked as read")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(messages.getByText("2 unread")).toBeVisible();
  await expect.poll(stored).toBe(0);
});

test("[O-01] [RZP-12] [UX-09] a tried checkout can be paid or asked about; one whose money is on its way only asked about", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const tried = await makeCheckout(client, {
    status: "attempted",
    attempts: { pay_y: { status: "failed", description: "Insufficient balance.", at: now() } },
  });
  await makeCheckout(client, {
    service_name: "Trademark registration",
    plan_id: "other",
    status: "attempted",
    attempts: { pay_x: { status: "authorized", description: null, at: now() } },
  });
  await signIn(page, client, "/user/dashboard");
  const open = page.getByRole("region", { name: "Payments to finish" });
  const paying = open.getByRole("listitem").filter({ hasText: "GST registration" });
  const arriving = open.getByRole("listitem").filter({ hasText: "Trademark registration" });
  await expect(paying.getByText("Payment failed: Insufficient balance.")).toBeVisible();
  await expect(paying.getByRole("link", { name: "Pay another way" })).toHaveAttribute(
    "href",
    new RegExp(`step=payment&checkout=${tried.id}&way=another$`),
  );
  await expect(arriving.getByText("Please do not pay again.")).toBeVisible();
  await expect(arriving.getByRole("button", { name: "Check again" })).toBeVisible();
  await expect(arriving.getByRole("link", { name: /pay/i })).toHaveCount(0);
  await expectAccessible(page);
});

test("[O-02] [FS-05] the list follows the server live; an order without a written time is of today", async ({
  page,
}) => {
  const client = await makeClient();
  await signIn(page, client, "/user/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse services" })).toHaveAttribute("href", "/services");

  const { order } = await makePurchase(client);
  const row = page.getByRole("listitem").filter({ hasText: "GST registration" });
  await expect(row.getByText("Order received")).toBeVisible();
  await expect(row.getByText("27 Nov 2026")).toBeVisible();
  await database()
    .doc(`orders/${order.id}`)
    .update({ status: "in_review", timeline: [{ date: null, event: "Odd" }] });
  await expect(row.getByText("In review")).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByText("Odd")).toBeVisible();
  await expect(page.getByText("1970")).toHaveCount(0);
});

test("[O-02] an order shows its progress live, the bill, the payment, the documents and whom we contact", {
  tag: "@desk",
}, async ({ page }) => {
  const client = await makeClient();
  const { order } = await makePurchase(client);
  await signIn(page, client, `/user/order/${order.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "GST registration" })).toBeVisible();
  await expect(page).toHaveTitle(/^GST registration/);
  const amount = page.getByRole("region", { name: "Amount" });
  for (const text of ["₹1,499.00", "CGST 9%", "SGST 9%", "₹134.91", "₹1,769.00"]) {
    await expect(amount.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText("PAN of the business or owner")).toBeVisible();
  await expect(page.getByText("+91 98765 43210")).toBeVisible();
  const payment = page.getByRole("region", { name: "Payment", exact: true });
  await expect(payment.getByText("INV-TEST-000042")).toBeVisible();
  await expectAccessible(page);

  await database().doc(`payments/${order.payment_id}`).update({ invoice_number: "INV-TEST-000043" });
  await expect(payment.getByText("INV-TEST-000043")).toBeVisible();
  await database()
    .doc(`orders/${order.id}`)
    .update({
      status: "processing",
      timeline: [
        ...order.timeline,
        { date: at("2026-11-28T04:00:00Z"), event: "Work started", description: "Form opened.", by: "CA" },
      ],
    });
  const steps = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(steps.first()).toContainText("Work started");
  await expect(steps.first()).toContainText("9:30 am");
  await expect(page.getByRole("heading", { level: 3 }).first()).toContainText("Sat 28 Nov 2026");
  await expect(page.getByRole("status").filter({ hasText: "New: Work started, 9:30 am." })).toHaveCount(1);
  await expect(page.getByText("In progress")).toBeVisible();
});

test("[O-02] another client's order and one that never was read the same", async ({ page }) => {
  const { order } = await makePurchase(await makeClient());
  const client = await makeClient();
  await signIn(page, client, `/user/order/${order.id}`);
  for (const path of [`/user/order/${order.id}`, "/user/order/ORD-NEVER"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
    await expect(page.getByText("GST registration")).toHaveCount(0);
  }
});

test(
  "[O-03] payments: a table where there is room, cards on a phone, with refunds and why one is held",
  { tag: "@desk" },
  async ({ page }, { project }) => {
    const client = await makeClient();
    await makePurchase(client, {
      payment: {
        status: "partially_refunded",
        refunds: [
          { id: "rfnd_1", amount_paise: 50_000, status: "processed", created_at: at("2026-11-27T12:00:00Z") },
        ],
      },
    });
    await makePurchase(client, {
      payment: { status: "held", hold_reason: "amount_mismatch", order_id: null, payment_method: "card" },
    });
    await signIn(page, client, "/user/payments");
    await expect(page.getByText("₹500 sent to your bank on 27 Nov 2026")).toBeVisible();
    await expect(page.getByText("The amount that reached us is not the amount of your order.")).toBeVisible();
    await expect(page.getByText("Partly refunded")).toBeVisible();
    await expect(page.getByText("INV-TEST-000042").first()).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(project.name === "phone" ? 0 : 1);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test("[FS-14] opening and leaving one order after another keeps no listener behind", async ({ page }) => {
  const client = await makeClient();
  const purchases = await Promise.all(Array.from({ length: 6 }, () => makePurchase(client)));
  const listeners = countListeners(page);
  await signIn(page, client, "/user/orders");
  await expect(page.getByRole("link", { name: "GST registration" })).toHaveCount(6);
  const atRest = listeners();
  expect(atRest).toBeGreaterThan(0);
  for (const [position] of purchases.entries()) {
    await page.getByRole("link", { name: "GST registration" }).nth(position).click();
    await expect(page.getByText("₹1,769.00").first()).toBeVisible();
    await page.getByRole("link", { name: "My Orders" }).last().click();
    await expect(page.getByRole("link", { name: "GST registration" })).toHaveCount(6);
  }
  await expect.poll(listeners).toBeLessThanOrEqual(atRest);
});
