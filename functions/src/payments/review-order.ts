import { DomainError } from "@niyamdesk/domain/base/errors";
import type { PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { BANK_ANSWERS_MS } from "@niyamdesk/domain/checkouts/checkout-state";
import { gateway } from "../integrations/razorpay/gateway.ts";
import { type GatewayPayment, isCaptured, isReturned } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS } from "../platform/clock.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";
import { captureIfFits } from "./capture-if-fits.ts";
import { recordAttempts } from "./record-attempt.ts";
import { recordFetchedPayment } from "./record-payment.ts";

/** Money that is here counts before money that could be taken; all other attempts are only noted. */
function urgency(payment: GatewayPayment): number {
  if (isCaptured(payment)) return payment.status === "refunded" ? 1 : 0;
  return payment.status === "authorized" ? 2 : 3;
}

/**
 * Asks the provider for all payments of a checkout's order and takes them over. Of several that are authorised one is
 * captured; the others' money goes back by itself.
 *
 * @throws DomainError gateway_unavailable, gateway_refused
 */
export async function reviewOrder(checkout: CheckoutRecord): Promise<PaymentOutcome> {
  if (checkout.razorpay_order_id === null) return currentOutcome(checkout.id, []);
  const found = await gateway.paymentsOfOrder(checkout.razorpay_order_id);
  const others = found.filter((payment) => urgency(payment) === 3);
  const payments: GatewayPayment[] = [];
  for (const seen of found.filter((payment) => urgency(payment) < 3).sort(byUrgency)) {
    const payment = await captureIfFits(seen, checkout, found);
    payments.push(payment);
    await recordFetchedPayment(payment, checkout);
  }
  await recordAttempts(checkout.id, others);
  return currentOutcome(checkout.id, [...payments, ...others]);
}

/** The same for everybody who looks at the same time: those begin with the same payment. */
function byUrgency(a: GatewayPayment, b: GatewayPayment): number {
  return urgency(a) - urgency(b) || a.created_at - b.created_at || a.id.localeCompare(b.id, "en");
}

/** The outcome by our records as they are now. @throws DomainError checkout_not_found */
export async function currentOutcome(
  checkoutId: string,
  payments: readonly GatewayPayment[],
): Promise<PaymentOutcome> {
  const seen = await checkoutRef(checkoutId).get();
  const checkout = seen.data();
  if (!checkout) throw new DomainError("checkout_not_found");
  const { status, order_id } = checkout;
  if (status === "paid" || status === "held") return { status, order_id };
  const now = seen.readTime.toMillis();
  return {
    status: payments.some((payment) => isUnderWay(payment, now)) ? "processing" : "not_paid",
    order_id,
  };
}

/** The bank has it, or the client may be at the bank just now; one that was left there keeps nobody from trying again. */
function isUnderWay(payment: GatewayPayment, now: number): boolean {
  const { status, created_at } = payment;
  if (status === "authorized") return !isReturned(payment);
  if (status !== "created" && status !== "unknown") return false;
  return now - created_at * SECOND_MS < BANK_ANSWERS_MS;
}
