import { DomainError } from "@niyamdesk/domain/base/errors";
import { CHECKOUT_OPEN_DAYS, PRICE_KEPT_DAYS } from "@niyamdesk/domain/checkouts/checkout";
import type { HoldReason } from "@niyamdesk/domain/payments/payment";
import type { GatewayOrder, GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { DAY_MS, SECOND_MS } from "../../platform/clock.ts";
import type { CheckoutRecord } from "../../platform/refs.ts";
import { planOnSale } from "../../services/services.ts";
import { bearsFee } from "./bears-fee.ts";

/**
 * Why a payment does not fulfil its checkout; null when it does. An expired or held checkout is still fulfilled by a
 * payment that fits: the money is here. What counts is when the client paid, not when we hear of it.
 *
 * @param order the provider's order where it is known: it says whether a larger payment is right (see `bearsFee`)
 */
export async function holdReason(
  payment: GatewayPayment,
  checkout: CheckoutRecord | null,
  order: GatewayOrder | null = null,
): Promise<HoldReason | null> {
  if (checkout?.status !== "paid") return misfit(payment, checkout, order);
  const reason = await misfit(payment, checkout, order);
  return reason === null || reason === "stale_price" ? "duplicate_payment" : reason;
}

/** What is wrong with the payment itself, whether or not the checkout was paid before. */
export async function misfit(
  payment: GatewayPayment,
  checkout: CheckoutRecord | null,
  order: GatewayOrder | null,
): Promise<HoldReason | null> {
  // Without an order of the provider's nothing says what was paid for: no order is nobody's order.
  if (checkout === null || payment.order_id === null) return "unknown_order";
  if (payment.currency !== checkout.currency) return "currency_mismatch";
  if (payment.amount !== checkout.amount_paise && !bearsFee(payment, checkout, order))
    return "amount_mismatch";
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
