import { gateway } from "../../functions/src/integrations/razorpay/gateway.ts";
import type { PaymentEntity, RefundEntity } from "../../tools/razorpay-simulator/entities.ts";
import { razorpay } from "../support/razorpay.ts";
import { urlOf } from "./product.ts";
import { deliver, webhook } from "./webhooks.ts";

/** A payment as the provider has it now, which is how its events carry it. */
export async function paymentNow(id: string): Promise<PaymentEntity> {
  const found = (await razorpay.state()).payments.find((payment) => payment.id === id);
  if (!found) throw new Error(`The simulator lost ${id}`);
  return found;
}

/** Both entities of an event about a refund, as they are now. */
export async function refundNow(id: string): Promise<{ refund: RefundEntity; payment: PaymentEntity }> {
  const refund = (await razorpay.state()).refunds.find((entity) => entity.id === id);
  if (!refund) throw new Error(`The simulator lost ${id}`);
  return { refund, payment: await paymentNow(refund.payment_id) };
}

let keys = 0;

/** Gives back at the gateway, without a word to us. */
export async function giveBack(paymentId: string, amount: number): Promise<string> {
  keys += 1;
  const idempotencyKey = `key-${paymentId}-${keys}`;
  return (await gateway.refund({ paymentId, amount, idempotencyKey, notes: {} })).id;
}

/** Tells the product of an event and returns what it answered. */
export function tell(event: string, entities: Parameters<typeof webhook>[1]): Promise<number> {
  return deliver(webhook(event, entities), urlOf("razorpayWebhook"));
}
