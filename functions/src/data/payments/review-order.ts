import type { PaymentOutcome } from "@niyamdesk/domain/checkout";
import { DomainError } from "@niyamdesk/domain/errors";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { recordAttempts } from "../checkout/record-attempt.ts";
import { type CheckoutRecord, checkoutRef } from "../refs.ts";
import { captureIfFits } from "./capture-if-fits.ts";
import { recordFetchedPayment } from "./record-payment.ts";

/** Money that is here counts before money that could be taken; all other attempts are only noted. */
const FIRST: readonly GatewayPayment["status"][] = ["captured", "refunded", "authorized"];

/**
 * Asks the provider for all payments of a checkout's order and takes them over. Of several that are authorised one is
 * captured; the others' money goes back by itself.
 *
 * @throws DomainError gateway_unavailable, gateway_refused
 */
export async function reviewOrder(checkout: CheckoutRecord): Promise<PaymentOutcome> {
  if (checkout.razorpay_order_id === null) return outcomeOf(checkout, []);
  const found = await gateway.paymentsOfOrder(checkout.razorpay_order_id);
  const others = found.filter(({ status }) => !FIRST.includes(status));
  const payments: GatewayPayment[] = [];
  for (const seen of found.filter(({ status }) => FIRST.includes(status)).sort(byUrgency)) {
    const payment = await captureIfFits(seen, checkout, found);
    payments.push(payment);
    await recordFetchedPayment(payment);
  }
  await recordAttempts(checkout.id, others);
  return currentOutcome(checkout.id, [...payments, ...others]);
}

/** The same for everybody who looks at the same time: those begin with the same payment. */
function byUrgency(a: GatewayPayment, b: GatewayPayment): number {
  return (
    FIRST.indexOf(a.status) - FIRST.indexOf(b.status) ||
    a.created_at - b.created_at ||
    a.id.localeCompare(b.id)
  );
}

/** The outcome by our records as they are now. @throws DomainError checkout_not_found */
export async function currentOutcome(
  checkoutId: string,
  payments: readonly GatewayPayment[],
): Promise<PaymentOutcome> {
  const checkout = (await checkoutRef(checkoutId).get()).data();
  if (!checkout) throw new DomainError("checkout_not_found");
  return outcomeOf(checkout, payments);
}

function outcomeOf(
  { status, order_id }: CheckoutRecord,
  payments: readonly GatewayPayment[],
): PaymentOutcome {
  if (status === "paid" || status === "held") return { status, order_id };
  const open = payments.some((payment) => payment.status === "created" || payment.status === "authorized");
  return { status: open ? "processing" : "not_paid", order_id };
}
