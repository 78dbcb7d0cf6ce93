import { DomainError } from "@niyamdesk/domain/base/errors";
import { gateway } from "../integrations/razorpay/gateway.ts";
import { type GatewayPayment, isReturned } from "../integrations/razorpay/schemas.ts";
import type { CheckoutRecord } from "../platform/refs.ts";
import { claimCapture, dropClaim } from "./claim-capture.ts";
import { holdReason } from "./settlement/hold-reason.ts";

/**
 * Takes the money of an authorised payment that fits its checkout, unless another payment's is or was taken. Orders ask
 * for automatic capture, so this heals only. When the provider refuses, somebody was faster or it cannot be done: its
 * present state is what counts.
 *
 * @param payments all payments of the checkout's gateway order, as the provider has them now
 * @throws DomainError gateway_unavailable: the claim stands, since the money may have been taken
 */
export async function captureIfFits(
  payment: GatewayPayment,
  checkout: CheckoutRecord,
  payments: readonly GatewayPayment[],
): Promise<GatewayPayment> {
  if (
    payment.status !== "authorized" ||
    isReturned(payment) ||
    (await holdReason(payment, checkout)) !== null
  )
    return payment;
  if (!(await claimCapture(checkout.id, payment, payments))) return payment;
  try {
    return await gateway.capture(payment);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "gateway_refused") throw error;
    const now = await gateway.fetchPayment(payment.id);
    if (now.status !== "captured") await dropClaim(checkout.id, payment.id);
    return now;
  }
}
