import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onMailCreated } from "../../functions/src/mail/on-mail-created.trigger.ts";
import { onPaymentCreated } from "../../functions/src/payments/on-payment-created.trigger.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";
import { wish } from "./wish.ts";

useProduct();

test("[FS-13] triggers that fire twice, at once and out of order leave one invoice and one mail", async () => {
  const { contact } = wish();
  const paid = await pay(await openCheckout({ contact }));
  const { order_id } = await confirm(paid);
  const mailCreated = event({ mailId: `order-confirmation_${order_id}` });
  const paymentCreated = event({ paymentId: paid.payment.id });

  await Promise.all([onMailCreated.run(mailCreated), onMailCreated.run(mailCreated)]);
  await Promise.all([onPaymentCreated.run(paymentCreated), onPaymentCreated.run(paymentCreated)]);
  await onMailCreated.run(mailCreated);

  const { invoices, payments, mails } = await recordsOf(paid.session.checkout_id);
  expect(invoices).toHaveLength(1);
  expect(payments[0]?.invoice_number).toBe(invoices[0]?.number);
  expect(mails).toMatchObject([{ status: "sent", attempts: 1 }]);
  await waitForMail(contact.email);
  expect(await mailsTo(contact.email)).toHaveLength(1);
});

test("[FS-13] a trigger for a payment that is held, or a mail that is gone, does nothing", async () => {
  const paid = await pay(await openCheckout(), { amount: 100 });
  await confirm(paid);
  await onPaymentCreated.run(event({ paymentId: paid.payment.id }));
  await onMailCreated.run(event({ mailId: "no-such-mail" }));
  expect((await recordsOf(paid.session.checkout_id)).invoices).toEqual([]);
});

/** What these triggers read of an event. */
function event<P>(params: P): never {
  return { id: randomUUID(), params } as never;
}
