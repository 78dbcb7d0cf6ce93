import { DomainError } from "@niyamdesk/domain/errors";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import type { CheckoutRecord } from "../refs.ts";

/**
 * Takes the money of an authorised payment that fits its checkout. Orders ask for automatic capture, so this heals
 * only. When the provider refuses, somebody was faster or it cannot be done: its present state is what counts.
 *
 * @throws DomainError gateway_unavailable
 */
export async function captureIfFits(
  payment: GatewayPayment,
  checkout: CheckoutRecord,
): Promise<GatewayPayment> {
  const fits = payment.amount === checkout.amount_paise && payment.currency === checkout.currency;
  if (payment.status !== "authorized" || !fits || checkout.status === "paid") return payment;
  try {
    return await gateway.capture(payment);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "gateway_refused") throw error;
    return gateway.fetchPayment(payment.id);
  }
}
