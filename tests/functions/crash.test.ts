import "./own-project.ts";
import { expect, test } from "vitest";
import { confirm, openCheckout, pay } from "./buying.ts";
import { inChild } from "./in-child.ts";
import { urlOf, useProduct } from "./product.ts";
import { type Records, recordsOf } from "./records.ts";
import { deliver, webhook } from "./webhooks.ts";

useProduct();

const STEPS = [
  "write 1",
  "write 2",
  "write 3",
  "write 4",
  "write 5",
  "write 6",
  "before the commit",
  "during the commit",
  "after the commit",
];

test(
  "[Y-04] [RZP-08] a process killed at any step of settling: all or nothing, and one of everything once it is told again",
  () => Promise.all(STEPS.map(killedAt)),
  90_000,
);

async function killedAt(step: string): Promise<void> {
  const paid = await pay(await openCheckout());
  const child = inChild("settle-and-die.ts", [JSON.stringify(paid.payment), step]);
  await expect(child, step).rejects.toMatchObject({ signal: "SIGKILL" });

  const { checkout, ...left } = await recordsOf(paid.session.checkout_id);
  expect([NONE, ONE_OF_EACH], step).toContainEqual(countsOf(left));
  expect(checkout.status, step).toBe(left.orders.length === 1 ? "paid" : "created");
  const again = webhook("payment.captured", { payment: paid.payment });
  expect(await deliver(again, urlOf("razorpayWebhook")), step).toBe(200);
  expect((await confirm(paid)).status, step).toBe("paid");
  expect(countsOf(await recordsOf(paid.session.checkout_id)), step).toEqual(ONE_OF_EACH);
}

const NONE = [0, 0, 0, 0];
const ONE_OF_EACH = [1, 1, 1, 1];

function countsOf({ orders, payments, mails, inbox }: Omit<Records, "checkout">): number[] {
  return [orders.length, payments.length, mails.length, inbox.length];
}
