import { randomUUID } from "node:crypto";
import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient, signIn, type TestClient } from "./support/client.ts";
import { does, orderNow } from "./support/order-work.ts";
import { razorpay } from "./support/razorpay.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, type Page, test } from "./support/test.ts";

/** With 18 % GST on ₹1,499. */
const TOTAL = 1_769;

/** An order that was paid at the local Razorpay, which knows its payment. */
async function paidOrder(client: TestClient): Promise<string> {
  const { checkout_id, razorpay_order_id } = await does(client, "createCheckout", {
    ...{ service_id: "gst-registration", plan_id: "new-registration", seen_total: TOTAL },
    contact: { name: "Asha Rao", email: client.email, phone: "98765 43210", state_code: "29" },
    idempotency_key: randomUUID(),
  });
  await razorpay.pay({ order_id: razorpay_order_id });
  const checkout = database().doc(`checkouts/${checkout_id}`);
  await expect.poll(async () => (await checkout.get()).get("status"), { timeout: 30_000 }).toBe("paid");
  return String((await checkout.get()).get("order_id"));
}

const partOf = (page: Page) => page.getByRole("region", { name: "Cancel and refund" });

test("[Y-09] [O-02] [O-03] an administrator gives back a part while the client watches: reckoned line by line, sent, and its credit note downloaded", {
  tag: "@desk",
}, async ({ page, browser }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const orderId = await paidOrder(client);
  await does(admin, "beginOrder", { order_id: orderId });
  await signIn(page, client, PATHS.userOrder(orderId));
  await expect(partOf(page)).toContainText("Work has begun");
  await expect(partOf(page)).toContainText("₹1,769");

  // The client asks, and reads by when they are answered.
  await partOf(page).getByRole("button", { name: "Ask to cancel" }).click();
  const asking = page.getByRole("dialog", { name: /^Ask us to cancel/ });
  await asking.getByLabel(/^Why\?/).fill("My landlord withdrew.");
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Ask to cancel" }).click();
  await expect(partOf(page)).toContainText("An administrator will reply by");

  const office = await (await browser.newContext()).newPage();
  await signIn(office, admin, PATHS.workOrder("admin", orderId));
  await expect(office.getByText("My landlord withdrew.")).toBeVisible();
  await office.getByRole("button", { name: "Refund…" }).click();
  const dialog = office.getByRole("dialog", { name: /^Refund: / });
  await dialog.getByLabel("Another sum").check();
  await dialog.getByLabel("Sum in rupees, tax included").fill("1,769.01");
  await dialog.getByLabel("Reason").selectOption("Goodwill");
  await dialog.getByLabel("Words to the client").fill("For the late start. We are sorry.");
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(dialog.getByText("At most ₹1,769 is left of this payment")).toBeVisible();
  await dialog.getByLabel("Sum in rupees, tax included").fill("500");
  await expect(dialog.getByText(/^Razorpay sends ₹500 back/)).toBeVisible();
  await expectAccessible(office);
  await dialog.getByRole("button", { name: "Refund ₹500" }).click();
  await expect(dialog).toBeHidden();
  const refunds = office.getByRole("list", { name: "Refunds" });
  await expect(refunds.getByRole("listitem")).toContainText("Sent");
  await expect(refunds.getByRole("listitem")).toContainText("For the late start. We are sorry.");

  // The client sees it without doing anything.
  await expect(partOf(page)).toContainText("₹500 sent to your bank");
  await expect(partOf(page)).toContainText("₹1,269");
  await expect(page.getByText("For the late start. We are sorry. (refund: ₹500)")).toBeVisible();
  await page.goto(PATHS.user.payments);
  const note = page.getByRole("button", { name: /^CN-\d\d-\d\d-\d{6}/ });
  await expect(note).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent("download");
  await note.click();
  expect((await download).suggestedFilename()).toMatch(/^CN-.*\.pdf$/);
  await office.context().close();
});

test("[Y-09] what Razorpay refuses stays on the client's page and goes by bank transfer, which both read with its UTR", async ({
  page,
  browser,
}) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const orderId = await paidOrder(client);
  await does(admin, "beginOrder", { order_id: orderId });
  const payment_id = String((await database().doc(`orders/${orderId}`).get()).get("payment_id"));
  await razorpay.failNext({
    ...{ match: `POST /v1/payments/${payment_id}/refund`, status: 400 },
    body: { error: { code: "BAD_REQUEST_ERROR", description: "The payment is too old to refund it." } },
  });
  await does(admin, "refundPayment", {
    ...{ payment_id, amount_paise: 50_000, reason: "goodwill", words: "Sorry for the delay." },
    request_id: randomUUID(),
  });
  await signIn(page, client, PATHS.userOrder(orderId));
  await expect(partOf(page)).toContainText("₹500 couldn't be sent back the way you paid");
  await page.goto(PATHS.user.payments);
  await expect(page.getByText("₹500 couldn't be sent back the way you paid")).toBeVisible();
  await page.goto(PATHS.userOrder(orderId));

  const office = await (await browser.newContext()).newPage();
  // From the desk it is two clicks away.
  await signIn(office, admin, WORKSPACES.admin.pages.payments);
  const line = office.getByRole("listitem").filter({ hasText: payment_id });
  await line.getByRole("button", { name: "Note a transfer…" }).click();
  const dialog = office.getByRole("dialog", { name: "Note a bank transfer" });
  await expect(dialog.getByLabel("Sum sent, in rupees")).toHaveValue("500");
  await dialog.getByRole("button", { name: "Not yet" }).click();

  await office.goto(PATHS.workOrder("admin", orderId));
  await office.getByRole("button", { name: "Note a bank transfer…" }).click();
  await expect(dialog.getByLabel("Sum sent, in rupees")).toHaveValue("500");
  await dialog.getByLabel("UTR").fill("12345");
  await dialog.getByLabel("Words to the client").fill("Sent to the account that you named.");
  await dialog.getByRole("button", { name: "Note the transfer" }).click();
  await expect(dialog.getByText("Please write the UTR: 10 to 22 letters and digits")).toBeVisible();
  await expectAccessible(office);
  await dialog.getByLabel("UTR").fill("sbinr52026113012");
  await dialog.getByRole("button", { name: "Note the transfer" }).click();
  await expect(dialog).toBeHidden();
  const refunds = office.getByRole("list", { name: "Refunds" });
  await expect(refunds).toContainText("SBINR52026113012");
  // What was refused is settled by it.
  await expect(office.getByRole("button", { name: "Note a bank transfer…" })).toHaveCount(0);
  await expect(refunds).not.toContainText("note the UTR below");
  await expect(refunds).toContainText("Nothing is owed for this any more.");

  await expect(partOf(page)).toContainText("₹500 sent to your bank account by transfer");
  await expect(partOf(page)).not.toContainText("couldn't be sent back");
  await page.goto(PATHS.user.payments);
  await expect(page.getByText("SBINR52026113012")).toBeVisible();
  await expect(page.getByText("couldn't be sent back")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^CN-/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await office.context().close();
});

test("[O-02] a client corrects whom the invoice is made out to, then cancels what nobody has begun: all of it comes back", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const orderId = await paidOrder(client);
  await signIn(page, client, PATHS.userOrder(orderId));
  // Whatever is only read out, nothing makes the page wider than the phone: an unread notification does not.
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.getByRole("button", { name: "Correct the invoice" }).click({ timeout: 30_000 });
  const correcting = page.getByRole("dialog", { name: /^Correct INV-/ });
  await correcting.getByLabel("Name on the invoice").fill("Rao Traders");
  await correcting.getByLabel(/^GSTIN/).fill("27aapfu0939f1zv");
  await expect(correcting.getByLabel("State")).toHaveValue("27");
  await correcting.getByRole("button", { name: "Make a new invoice" }).click();
  await expect(correcting.getByLabel(/^Address/)).toHaveAttribute("aria-invalid", "true");
  await correcting.getByLabel(/^Address/).fill("12 FC Road, Pune 411004");
  await expectAccessible(page);
  await correcting.getByRole("button", { name: "Make a new invoice" }).click();
  await expect(page.getByText(/^Your new invoice is INV-/)).toBeVisible();

  await expect(partOf(page)).toContainText("Cancel now and all ₹1,769 comes back.");
  await partOf(page).getByRole("button", { name: "Cancel and refund" }).click();
  const dialog = page.getByRole("dialog", { name: /^Cancel / });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel and refund" }).click();
  await expect(dialog).toBeHidden();
  await expect(partOf(page)).toContainText("₹1,769 sent to your bank");
  await expect(partOf(page).getByRole("button")).toHaveCount(0);
  expect((await orderNow(orderId)).status).toBe("cancelled");
});

test("[N-04] [Y-09] a dispute that was lost stays on the payments desk; its order is closed with nothing back, and the client reads why", {
  tag: "@only-desk",
}, async ({ page, browser }) => {
  const [client, admin] = await Promise.all([makeKnownClient(), makeStaff("admin", "Anita Deshmukh")]);
  const orderId = await paidOrder(client);
  // Once work has begun an order does not end by itself with its money.
  await does(admin, "beginOrder", { order_id: orderId });
  const { payment_id } = await orderNow(orderId);
  const { id } = await razorpay.dispute(payment_id ?? "");
  await expect.poll(async () => (await orderNow(orderId)).dispute_status, { timeout: 30_000 }).toBe("open");
  await razorpay.moveDispute(id, "lost");
  await expect.poll(async () => (await orderNow(orderId)).dispute_status, { timeout: 30_000 }).toBe("lost");

  await signIn(page, admin, PATHS.adminPayment(payment_id ?? ""));
  await expect(page.getByRole("list", { name: "Disputes" })).toContainText("Lost: the bank took it back");
  await expect(page.getByText("Dispute lost", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.goto(PATHS.workOrder("admin", orderId));
  await expect(page.getByText(/^The bank has taken money of this payment back/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Refund…" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel the order…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Cancel / });
  await expect(dialog.getByText(/A refund on top would pay it twice/)).toBeVisible();
  await expect(dialog.getByLabel("Nothing")).toBeChecked();
  await dialog.getByLabel("Words to the client").fill("Your bank has given you this money back.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel the order" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await orderNow(orderId)).status).toBe("cancelled");

  const clients = await (await browser.newContext()).newPage();
  await signIn(clients, client, PATHS.userOrder(orderId));
  await expect(clients.getByText(/Your bank has given you this money back\./)).toBeVisible();
  await clients.context().close();
});
