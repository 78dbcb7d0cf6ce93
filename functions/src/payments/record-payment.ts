import { awaitsReference, hasOpenRefunds } from "@niyamdesk/domain/payments/payment";
import { gateway } from "../integrations/razorpay/gateway.ts";
import {
  backOf,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  isCaptured,
} from "../integrations/razorpay/schemas.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { type CheckoutRecord, paymentRef } from "../platform/refs.ts";
import { applyAllRefunds, applyRefund } from "./apply-refund.ts";
import { recordAttempt } from "./record-attempt.ts";
import { isFeeOnTop } from "./settlement/bears-fee.ts";
import { settle } from "./settlement/settle.ts";

/** Takes over what a signed webhook says of a payment; asks nobody. */
export async function recordPayment(
  payment: GatewayPayment,
  order: GatewayOrder | null = null,
): Promise<void> {
  if (isCaptured(payment)) await settle(payment, order);
  else await recordAttempt(payment);
}

/**
 * Takes over what a signed webhook says of a refund. Razorpay also gives back by itself what was never captured: that is no
 * sale and no refund of ours, but an attempt whose money returned.
 */
export async function recordRefund(refund: GatewayRefund, payment: GatewayPayment): Promise<void> {
  if (!isCaptured(payment) && !(await paymentRef(payment.id).get()).exists) {
    return recordAttempt(payment, "returned");
  }
  if (isCaptured(payment)) await settle(payment);
  await applyRefund(refund, payment);
}

/**
 * Takes over what the provider answered of a payment. Its refunds are asked for whenever what went back by its count is not
 * what we know, or one that we know of is not final: it may have failed unheard, or its bank has told no reference yet.
 */
export async function recordFetchedPayment(payment: GatewayPayment, checkout: CheckoutRecord): Promise<void> {
  const needsOrder = isCaptured(payment) && isFeeOnTop(payment, checkout);
  await recordPayment(payment, needsOrder ? await gateway.fetchOrder(payment.order_id ?? "") : null);
  const known = (await paymentRef(payment.id).get()).data();
  if (!known) return;
  const isKnown = known.refunded_paise === backOf(payment) && !hasOpenRefunds(known);
  if (isKnown && !awaitsReference(known, await databaseNow())) return;
  await applyAllRefunds(payment.id, await gateway.refundsOfPayment(payment.id));
}
