import { orderIdOf } from "@niyamdesk/domain/checkout";
import type { HoldReason, Payment } from "@niyamdesk/domain/payment";
import type { Transaction } from "firebase-admin/firestore";
import { type GatewayPayment, isCaptured } from "../../integrations/razorpay/schemas.ts";
import { db } from "../../platform/firestore.ts";
import { logEvent } from "../../platform/log.ts";
import { findCheckoutId } from "../checkout/find-checkout-id.ts";
import { type CheckoutRecord, checkoutRef, paymentRef } from "../refs.ts";
import { FULFILMENT_EFFECTS, HOLD_EFFECTS } from "./effects.ts";
import type { Effect } from "./facts.ts";

export type Settlement = { outcome: "paid"; orderId: string } | { outcome: "held"; reason: HoldReason };

/**
 * Turns a captured payment into an order, or holds it when it does not fit, in one transaction. Idempotent on the
 * payment id: the browser's confirmation, webhooks and the reconciliation may come in any order, together or again.
 * The invoice number is not allotted here, so that payments do not wait for one another on its counter.
 */
export async function settle(payment: GatewayPayment): Promise<Settlement> {
  if (!isCaptured(payment)) throw new RangeError(`Payment ${payment.id} is ${payment.status}, not captured`);
  const known = (await paymentRef(payment.id).get()).data();
  if (known) return settledAs(known);
  const checkoutId = await findCheckoutId(payment.order_id);
  const settlement = await db().runTransaction((tx) => settleWithin(tx, payment, checkoutId));
  logEvent("payment settled", { payment: payment.id, ...settlement });
  return settlement;
}

async function settleWithin(
  tx: Transaction,
  payment: GatewayPayment,
  checkoutId: string | null,
): Promise<Settlement> {
  const known = (await tx.get(paymentRef(payment.id))).data();
  if (known) return settledAs(known);
  const checkout = checkoutId === null ? null : ((await tx.get(checkoutRef(checkoutId))).data() ?? null);
  const reason = holdReason(payment, checkout);
  if (checkout !== null && reason === null) {
    const orderId = orderIdOf(checkout.id);
    await apply(tx, FULFILMENT_EFFECTS, { payment, checkout, orderId });
    return { outcome: "paid", orderId };
  }
  const held = { payment, checkout, reason: reason ?? "unknown_order" };
  await apply(tx, HOLD_EFFECTS, held);
  return { outcome: "held", reason: held.reason };
}

/** An expired or held checkout is still fulfilled by a payment that fits: the money is here. */
function holdReason(payment: GatewayPayment, checkout: CheckoutRecord | null): HoldReason | null {
  if (checkout === null) return "unknown_order";
  if (payment.currency !== checkout.currency) return "currency_mismatch";
  if (payment.amount !== checkout.amount_paise) return "amount_mismatch";
  return checkout.status === "paid" ? "duplicate_payment" : null;
}

async function apply<Facts>(tx: Transaction, effects: readonly Effect<Facts>[], facts: Facts): Promise<void> {
  const writes = await Promise.all(effects.map((effect) => effect(tx, facts)));
  for (const write of writes) write();
}

function settledAs(payment: Payment): Settlement {
  return payment.order_id === null
    ? { outcome: "held", reason: payment.hold_reason ?? "unknown_order" }
    : { outcome: "paid", orderId: payment.order_id };
}
