import { describe, expect, test } from "vitest";
import { confirm, openCheckout, pay } from "./buying.ts";
import { inChild } from "./in-child.ts";
import { urlOf, useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";
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

describe("a process killed while it settles", () => {
  test.each(STEPS)(
    "[Y-04] [RZP-08] at %s: all or nothing, and one of everything once it is told again",
    async (step) => {
      const paid = await pay(await openCheckout());
      const child = inChild("settle-and-die.ts", [JSON.stringify(paid.payment), step]);
      await expect(child).rejects.toMatchObject({ signal: "SIGKILL" });

      const { checkout, ...left } = await recordsOf(paid.session.checkout_id);
      const counts = [left.orders.length, left.payments.length, left.mails.length, left.inbox.length];
      expect([
        [0, 0, 0, 0],
        [1, 1, 1, 1],
      ]).toContainEqual(counts);
      expect(checkout.status).toBe(counts[0] === 1 ? "paid" : "created");

      expect(
        await deliver(webhook("payment.captured", { payment: paid.payment }), urlOf("razorpayWebhook")),
      ).toBe(200);
      expect((await confirm(paid)).status).toBe("paid");
      const healed = await recordsOf(paid.session.checkout_id);
      expect([
        healed.orders.length,
        healed.payments.length,
        healed.mails.length,
        healed.inbox.length,
      ]).toEqual([1, 1, 1, 1]);
    },
    60_000,
  );
});
