import "./own-project.ts";
import { expect, test } from "vitest";
import { openCheckout, pay } from "./buying.ts";
import { call, signedIn, useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

const away = (id: string, who: Parameters<typeof call>[2]) =>
  call("putCheckoutAway", { checkout_id: id }, who);

test("[UX-09] a checkout that was only looked at is put away, twice is once, and the plan can be bought anew", async () => {
  const { buyer, session } = await openCheckout();
  await away(session.checkout_id, buyer);
  const first = (await recordsOf(session.checkout_id)).checkout;
  expect(first.status).toBe("expired");
  await away(session.checkout_id, buyer);
  expect((await recordsOf(session.checkout_id)).checkout).toEqual(first);
  const again = await call("createCheckout", wish(), buyer);
  expect(again.checkout_id).not.toBe(session.checkout_id);
});

test("[UX-09] what may still be paid is not put away; money that comes later makes the order all the same", async () => {
  const purchase = await openCheckout();
  const { buyer, session } = purchase;
  const begun = await pay(purchase, { status: "created" });
  expect(await call("checkPayment", { checkout_id: session.checkout_id }, buyer)).toMatchObject({
    status: "processing",
  });
  const { attempts } = (await recordsOf(session.checkout_id)).checkout;
  expect(attempts[begun.payment.id]?.status).toBe("created");
  await refusal("payment_open", away(session.checkout_id, buyer));

  const other = await openCheckout();
  await away(other.session.checkout_id, other.buyer);
  await pay(other);
  const check = { checkout_id: other.session.checkout_id };
  expect((await call("checkPayment", check, other.buyer)).status).toBe("paid");
});

test("[UX-09] nobody else's checkout is put away", async () => {
  const { session } = await openCheckout();
  await refusal("forbidden", away(session.checkout_id, signedIn()));
  expect((await recordsOf(session.checkout_id)).checkout.status).toBe("created");
});
