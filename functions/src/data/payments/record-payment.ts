import { gateway } from "../../integrations/razorpay/gateway.ts";
import { type GatewayPayment, isCaptured } from "../../integrations/razorpay/schemas.ts";
import { recordAttempt } from "../checkout/record-attempt.ts";
import { settle } from "../settlement/settle.ts";
import { applyRefund } from "./apply-refund.ts";

/** Takes over what a signed webhook says of a payment; asks nobody. */
export async function recordPayment(payment: GatewayPayment): Promise<void> {
  if (isCaptured(payment)) await settle(payment);
  else await recordAttempt(payment);
}

/** Takes over what the provider answered of a payment, with its refunds when it had any. */
export async function recordFetchedPayment(payment: GatewayPayment): Promise<void> {
  await recordPayment(payment);
  if (!payment.amount_refunded) return;
  for (const refund of await gateway.refundsOfPayment(payment.id)) await applyRefund(refund);
}
