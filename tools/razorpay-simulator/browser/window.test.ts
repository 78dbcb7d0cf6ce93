import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type FrameLocator, type Page } from "playwright";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils.js";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CHROMIUM } from "../../chromium.ts";
import { type Bench, KEY_ID, KEY_SECRET, startBench } from "../test-support.ts";

vi.setConfig({ testTimeout: 30_000 });

let bench: Bench;
let merchant: Server;
let site: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  bench = await startBench();
  merchant = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Shop</title><button id="buy">Buy</button>
      <script src="${bench.simulator.url}/v1/checkout.js"></script>`);
  });
  await new Promise<void>((resolve) => merchant.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  browser = await chromium.launch(CHROMIUM);
}, 60_000);
afterEach(() => page?.close());
afterAll(async () => {
  await browser?.close();
  merchant.closeAllConnections();
  merchant.close();
  await bench.close();
});

interface Wishes {
  width?: number;
  order_id?: string;
  options?: Record<string, unknown>;
}

/** The merchant's page with its window open; what the window reported is `window.heard`. */
async function open(wishes: Wishes = {}): Promise<{ order_id: string; pay: FrameLocator }> {
  page = await browser.newPage({ viewport: { width: wishes.width ?? 1280, height: 800 } });
  page.setDefaultTimeout(8_000);
  await page.goto(site);
  const order_id = wishes.order_id ?? (await bench.order(176_900));
  await page.evaluate(
    ({ options }) => {
      const heard: unknown[] = [];
      const { modal, ...rest } = options as { modal?: object };
      const Razorpay = Reflect.get(window, "Razorpay");
      const rzp = new Razorpay({
        ...rest,
        handler: (response: object) => heard.push({ success: response }),
        modal: { ...modal, ondismiss: () => heard.push("dismissed") },
      });
      rzp.on("payment.failed", (response: object) => heard.push({ failed: response }));
      Object.assign(window, { heard, rzp });
      document.getElementById("buy")?.focus();
      rzp.open();
    },
    {
      options: {
        key: KEY_ID,
        amount: 176_900,
        currency: "INR",
        name: "NiyamDesk",
        description: "Income tax return, salaried plan",
        order_id,
        prefill: { name: "Asha Rao", email: "asha@example.in", contact: "+919876543210" },
        notes: { checkout: "c1" },
        theme: { color: "#0b5d4e" },
        ...wishes.options,
      },
    },
  );
  return { order_id, pay: page.frameLocator("iframe.razorpay-checkout-frame") };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the page heard.
function heard(): Promise<any[]> {
  return page.evaluate(() => Reflect.get(window, "heard"));
}

async function payByCard(pay: FrameLocator, number: string): Promise<void> {
  await pay.getByLabel("Card number").fill(number);
  await pay.getByLabel("Expiry").fill("1230");
  await pay.getByLabel("CVV").fill("123");
  await pay.getByRole("button", { name: "Pay ₹1,769" }).click();
}

test("[Y-10] a card pays: the handler gets a signature the server accepts, focus returns to the page", async () => {
  const { order_id, pay } = await open();
  await pay.getByText("+919876543210 · asha@example.in").waitFor();
  await payByCard(pay, "4100280000001007");
  await pay.getByRole("button", { name: "Success" }).click();
  await expect.poll(heard, { timeout: 5_000 }).toHaveLength(1);
  const [{ success }] = await heard();
  expect(success.razorpay_order_id).toBe(order_id);
  const ids = { order_id, payment_id: success.razorpay_payment_id };
  expect(validatePaymentVerification(ids, success.razorpay_signature, KEY_SECRET)).toBe(true);
  expect(await bench.sdk.payments.fetch(success.razorpay_payment_id)).toMatchObject({
    status: "captured",
    method: "card",
    contact: "+919876543210",
    email: "asha@example.in",
    notes: { checkout: "c1" },
  });
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("buy");
});

test("[RZP-14] an error card fails with its reason, a retry in the same window pays the same order", async () => {
  const { order_id, pay } = await open();
  await payByCard(pay, "4100 2800 0008 0001");
  await pay.getByRole("button", { name: "Failure" }).click();
  await pay.getByText("insufficient account balance").waitFor();
  const [{ failed }] = await heard();
  expect(failed.error).toMatchObject({
    code: "BAD_REQUEST_ERROR",
    source: "issuer_bank",
    step: "payment_authorization",
    reason: "insufficient_fund",
    metadata: { order_id, payment_id: expect.stringMatching(/^pay_/) },
  });
  await pay.getByRole("button", { name: "Try again" }).click();
  expect(await pay.getByLabel("Card number").inputValue()).toBe("4100 2800 0008 0001");
  expect(await pay.getByLabel("CVV").inputValue()).toBe("");
  await payByCard(pay, "4100280000001007");
  await pay.getByLabel("OTP").fill("1234");
  await pay.getByRole("button", { name: "Submit OTP" }).click();
  await expect.poll(heard, { timeout: 5_000 }).toHaveLength(2);
  expect((await bench.sdk.orders.fetch(order_id)).attempts).toBe(2);
  expect((await bench.sdk.orders.fetchPayments(order_id)).items.map(({ status }) => status)).toEqual([
    "captured",
    "failed",
  ]);
});

test("[Y-10] UPI: one test id fails, the other pays", async () => {
  const { pay } = await open();
  await pay.getByRole("tab", { name: "UPI" }).click();
  await pay.getByRole("button", { name: "failure@razorpay" }).click();
  await pay.getByRole("button", { name: "Try again" }).click();
  await pay.getByRole("button", { name: "success@razorpay" }).click();
  await expect.poll(heard, { timeout: 5_000 }).toHaveLength(2);
  const [first, second] = await heard();
  expect(first.failed.error.reason).toBe("payment_failed");
  expect(second.success.razorpay_payment_id).toMatch(/^pay_/);
});

test("[Y-10] netbanking by keyboard alone", async () => {
  const { pay } = await open();
  await pay.getByRole("tab", { name: "Card" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("h");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await pay.getByText("HDFC Bank").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(heard, { timeout: 5_000 }).toHaveLength(1);
});

test.each([
  ["Escape", (pay: FrameLocator) => pay.locator("body").press("Escape")],
  ["×", (pay: FrameLocator) => pay.getByRole("button", { name: "Close payment window" }).click()],
  ["the back button", () => page.evaluate(() => history.back())],
])("[RZP-13] %s dismisses once and leaves the page as it was", async (_, leave) => {
  const { order_id, pay } = await open();
  await pay.getByLabel("Card number").waitFor();
  await leave(pay);
  await expect.poll(heard).toEqual(["dismissed"]);
  expect(page.url()).toBe(`${site}/`);
  expect(await page.locator("iframe").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  expect((await bench.sdk.orders.fetch(order_id)).status).toBe("created");
});

test("[RZP-13] leaving at the bank cancels the attempt; the order can still be paid", async () => {
  const { order_id, pay } = await open();
  await payByCard(pay, "4100280000001007");
  await pay.getByText("Mock bank").waitFor();
  await pay.locator("body").press("Escape");
  await expect.poll(heard).toEqual(["dismissed"]);
  const { items } = await bench.sdk.orders.fetchPayments(order_id);
  expect(items[0]).toMatchObject({ status: "failed", error_reason: "payment_cancelled" });
});

test("[RZP-13] escape: false keeps the window; confirm_close asks first", async () => {
  const { pay } = await open({ options: { modal: { escape: false, confirm_close: true } } });
  await pay.getByLabel("Card number").press("Escape");
  await pay.getByRole("button", { name: "Close payment window" }).click();
  await pay.getByRole("button", { name: "Keep paying" }).click();
  expect(await heard()).toEqual([]);
  await pay.getByRole("button", { name: "Close payment window" }).click();
  await pay.getByRole("button", { name: "Yes, cancel" }).click();
  await expect.poll(heard).toEqual(["dismissed"]);
});

test("[RZP-14] without retry a failure is final and leaving tells so", async () => {
  const { pay } = await open({ options: { retry: { enabled: false } } });
  await pay.getByRole("tab", { name: "UPI" }).click();
  await pay.getByRole("button", { name: "failure@razorpay" }).click();
  await pay.getByText("Payment failed").waitFor();
  expect(await pay.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await pay.getByRole("button", { name: "Close payment window" }).click();
  await expect.poll(async () => (await heard()).at(-1)).toBe("dismissed");
});

test("[Y-10] the merchant's time-out closes the window", async () => {
  await open({ options: { timeout: 1 } });
  await expect.poll(heard, { timeout: 5_000 }).toEqual(["dismissed"]);
});

test.each([
  ["a paid order", {}, true, "Payment already done for this order."],
  ["another amount", { amount: 100 }, false, "different from your order amount"],
  ["another account's key", { key: "rzp_test_other" }, false, "Authentication failed"],
])("[RZP-19] %s cannot be paid and says so", async (_, options, isPaid, text) => {
  const order_id = await bench.order(176_900);
  if (isPaid) await bench.control.pay({ order_id, notify: false });
  const { pay } = await open({ order_id, options });
  await pay.getByText(text).waitFor();
  await pay.getByRole("button", { name: "Back to the site" }).click();
  await expect.poll(heard).toEqual(["dismissed"]);
});

test("[Y-10] mistakes in the card form are named at the field", async () => {
  const { order_id, pay } = await open();
  await pay.getByRole("button", { name: "Pay ₹1,769" }).click();
  await pay.getByText("Enter the card number.").waitFor();
  await payByCard(pay, "4100280000001008");
  await pay.getByText("Enter a valid card number.").waitFor();
  await payByCard(pay, "4111111111111111");
  await pay.getByText("use one of the test cards").waitFor();
  expect((await bench.sdk.orders.fetch(order_id)).attempts).toBe(0);
});

test("[Y-10] at 390 px the window fills the screen without scrolling sideways, and asks for a missing number", async () => {
  const { pay } = await open({ width: 390, options: { prefill: {} } });
  await pay.getByLabel("Card number").waitFor();
  const overflow = await pay.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);
  const box = await pay.getByRole("dialog").boundingBox();
  expect(box?.width).toBe(390);
  await payByCard(pay, "5500670000001002");
  await pay.getByText("Enter a valid mobile number.").waitFor();
  await pay.getByLabel("Mobile number").fill("98765 43210");
  await payByCard(pay, "5500670000001002");
  await pay.getByRole("button", { name: "Success" }).click();
  await expect.poll(heard, { timeout: 5_000 }).toHaveLength(1);
});

test("[Y-10] the constructor throws what Razorpay's throws", async () => {
  await open();
  const errors = await page.evaluate(() => {
    const Razorpay = Reflect.get(window, "Razorpay");
    return [{}, { key: "k", amount: 99 }, { key: "k", amount: 100.5 }].map((options) => {
      try {
        new Razorpay(options);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : "not an Error";
      }
    });
  });
  expect(errors[0]).toBe("No key passed");
  expect(errors[1]).toMatch(/^Invalid amount/);
  expect(errors[2]).toMatch(/^Invalid amount/);
});

test("[RZP-03] the page's handler cannot be called by a message from elsewhere", async () => {
  const { pay } = await open();
  await pay.getByLabel("Card number").waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const response = { razorpay_payment_id: "x", razorpay_order_id: "y", razorpay_signature: "z" };
        window.addEventListener("message", () => resolve(), { once: true });
        window.postMessage({ source: "razorpay-simulator", message: { type: "success", response } }, "*");
      }),
  );
  expect(await heard()).toEqual([]);
});
