import { beforeEach, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { waitForMail } from "../support/mailbox.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay, TOTAL } from "./buying.ts";
import { recordsOf } from "./records.ts";

beforeEach(() => razorpay.reset());

test("[Y-03] a verified payment becomes one order, one payment, one invoice and one mail", async () => {
  const paid = await pay(await openCheckout(), { notify: false });
  expect(await confirm(paid)).toEqual({
    status: "paid",
    order_id: expect.stringMatching(/^ORD-[0-9A-Z]{16}$/),
  });

  const mail = await waitForMail(paid.email);
  const records = await eventually(async () => {
    const found = await recordsOf(paid.session.checkout_id);
    expect(found.invoices).toHaveLength(1);
    return found;
  });
  expect(records.checkout).toMatchObject({ status: "paid", payment_id: paid.payment.id });
  expect(records.orders).toMatchObject([{ status: "pending", amount: TOTAL, user_id: paid.buyer.uid }]);
  expect(records.payments).toMatchObject([
    { status: "completed", amount: TOTAL, gst: 270, razorpay_id: paid.payment.id },
  ]);
  expect(records.mails).toHaveLength(1);
  expect(mail.text).toContain(records.invoices[0]?.number);
});
