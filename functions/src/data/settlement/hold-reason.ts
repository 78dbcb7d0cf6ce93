import { CHECKOUT_OPEN_DAYS, PRICE_KEPT_DAYS } from "@niyamdesk/domain/checkout";
import { DomainError } from "@niyamdesk/domain/errors";
import type { HoldReason } from "@niyamdesk/domain/payment";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { DAY_MS, SECOND_MS } from "../../platform/clock.ts";
import type { CheckoutRecord } from "../refs.ts";
import { planOnSale } from "../services.ts";

/**
 * Why a payment does not fulfil its checkout; null when it does. An expired or held checkout is still fulfilled by a
 * payment that fits: the money is here. What counts is when the client paid, not when we hear of it.
 */
export async function holdReason(
  payment: GatewayPayment,
  checkout: CheckoutRecord | null,
): Promise<HoldReason | null> {
  if (checkout === null) return "unknown_order";
  if (payment.currency !== checkout.currency) return "currency_mismatch";
  if (payment.amount !== checkout.amount_paise) return "amount_mismatch";
  if (checkout.status === "paid") return "duplicate_payment";
  return (await isStale(payment, checkout)) ? "stale_price" : null;
}

async function isStale(
  { created_at }: GatewayPayment,
  { created_at: opened, service_id, plan_id }: CheckoutRecord,
): Promise<boolean> {
  const waited = created_at * SECOND_MS - opened.toMillis();
  if (waited <= CHECKOUT_OPEN_DAYS * DAY_MS) return false;
  return waited > PRICE_KEPT_DAYS * DAY_MS || !(await isOnSale(service_id, plan_id));
}

async function isOnSale(serviceId: string, planId: string): Promise<boolean> {
  try {
    await planOnSale(serviceId, planId);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
