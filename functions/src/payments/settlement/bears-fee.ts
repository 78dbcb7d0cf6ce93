import type { GatewayOrder, GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import type { CheckoutRecord } from "../../platform/refs.ts";

/** Whether a payment is larger than its checkout by exactly what the provider says is its fee. */
export function isFeeOnTop({ fee, amount, order_id }: GatewayPayment, checkout: CheckoutRecord): boolean {
  if (typeof fee !== "number" || fee <= 0 || amount - fee !== checkout.amount_paise) return false;
  return order_id !== null && order_id === checkout.razorpay_order_id;
}

/**
 * Whether the account lets customers bear the fee and this payment is one of those: the provider holds its order, which is of
 * our amount, for paid.
 *
 * @param order the payment's, as the provider has it; null when it is not known
 */
export function bearsFee(
  payment: GatewayPayment,
  checkout: CheckoutRecord,
  order: GatewayOrder | null,
): boolean {
  return (
    isFeeOnTop(payment, checkout) &&
    order?.id === payment.order_id &&
    order.status === "paid" &&
    order.amount === checkout.amount_paise
  );
}
