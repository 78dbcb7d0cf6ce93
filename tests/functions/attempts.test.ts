import "./own-project.ts";
import { WriteBatch } from "@google-cloud/firestore";
import { MAX_ATTEMPTS } from "@niyamdesk/domain/checkouts/checkout";
import { afterEach, expect, test, vi } from "vitest";
import { razorpay } from "../support/razorpay.ts";
import { openCheckout, type Purchase, pay } from "./buying.ts";
import { call, urlOf, useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();
afterEach(() => vi.restoreAllMocks());

const NOW = Math.floor(Date.now() / 1000);

/** So many failed payments of one order, one a second, the last of them now. */
async function failedOften(purchase: Purchase, times: number) {
  const order_id = purchase.session.razorpay_order_id;
  const made = [];
  for (let n = 0; n < times; n += 1) {
    const created_at = NOW - times + n + 1;
    made.push((await razorpay.pay({ order_id, status: "failed", notify: false, created_at })).payment);
  }
  return made;
}

function check({ buyer, session }: Purchase) {
  return call("checkPayment", { checkout_id: session.checkout_id }, buyer);
}

test("[RZP-14] of very many failed payments the newest are kept, and what is known is not written again", async () => {
  const purchase = await openCheckout();
  const made = await failedOften(purchase, 150);
  const commits = vi.spyOn(WriteBatch.prototype, "commit");
  expect(await check(purchase)).toEqual({ status: "not_paid", order_id: null });
  // One of all attempts, one of the count of calls.
  expect(commits.mock.calls.length).toBeLessThan(5);
  const { checkout } = await recordsOf(purchase.session.checkout_id);
  expect(checkout.status).toBe("attempted");
  expect(Object.keys(checkout.attempts).sort()).toEqual(
    made
      .slice(-MAX_ATTEMPTS)
      .map(({ id }) => id)
      .sort(),
  );
  await check(purchase);
  const tellOldest = webhook("payment.failed", { payment: made[0] });
  expect(await deliver(tellOldest, urlOf("razorpayWebhook"))).toBe(200);
  expect((await recordsOf(purchase.session.checkout_id)).checkout).toEqual(checkout);
});

test("[RZP-14] the good one among many failures settles, and one that is authorised counts before failures", async () => {
  const purchase = await openCheckout();
  const [oldest] = await failedOften(purchase, MAX_ATTEMPTS + 10);
  await check(purchase);
  const authorised = { ...oldest, status: "authorized" };
  await deliver(webhook("payment.authorized", { payment: authorised }), urlOf("razorpayWebhook"));
  const { attempts } = (await recordsOf(purchase.session.checkout_id)).checkout;
  expect(attempts[oldest?.id ?? ""]?.status).toBe("authorized");
  expect(Object.keys(attempts)).toHaveLength(MAX_ATTEMPTS);

  const { payment } = await pay(purchase, { created_at: NOW - 3600 });
  expect((await check(purchase)).status).toBe("paid");
  const { checkout } = await recordsOf(purchase.session.checkout_id);
  expect(checkout.attempts[payment.id]?.status).toBe("captured");
  expect(Object.keys(checkout.attempts)).toHaveLength(MAX_ATTEMPTS);
});
