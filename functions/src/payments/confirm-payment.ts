import { DomainError } from "@niyamdesk/domain/base/errors";
import type { PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { gateway } from "../integrations/razorpay/gateway.ts";
import type { GatewayPayment } from "../integrations/razorpay/schemas.ts";
import { type CheckoutRecord, paymentRef } from "../platform/refs.ts";
import { processingIfUnreachable } from "./processing-if-unreachable.ts";
import { recordFetchedPayment } from "./record-payment.ts";
import { currentOutcome, reviewOrder } from "./review-order.ts";

/**
 * Fetches a payment that was signed for this checkout's order and takes it over.
 *
 * @throws DomainError payment_not_verified when the provider does not know it, or knows it for another order
 */
export function confirmPayment(checkout: CheckoutRecord, paymentId: string): Promise<PaymentOutcome> {
  return processingIfUnreachable(checkout.id, async () => {
    if (checkout.payment_id === paymentId) return { status: "paid", order_id: checkout.order_id };
    const payment = await fetchSigned(paymentId);
    if (payment.order_id === null || payment.order_id !== checkout.razorpay_order_id)
      throw new DomainError("payment_not_verified");
    // Whether its money is to be taken depends on the order's other payments.
    if (payment.status === "authorized") return reviewOrder(checkout);
    await recordFetchedPayment(payment, checkout);
    // A second payment of a paid checkout is held, though the checkout itself is paid.
    const record = (await paymentRef(payment.id).get()).data();
    if (record?.status === "held") return { status: "held", order_id: checkout.order_id };
    return currentOutcome(checkout.id, [payment]);
  });
}

async function fetchSigned(paymentId: string): Promise<GatewayPayment> {
  try {
    return await gateway.fetchPayment(paymentId);
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_refused") {
      throw new DomainError("payment_not_verified");
    }
    throw error;
  }
}
