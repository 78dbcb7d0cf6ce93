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

const CHECKOUT_ID = /^chk_[0-9a-z]{16}$/;

export type Settlement = { outcome: "paid"; orderId: string } | { outcome: "held"; reason: HoldReason };

/**
 * Turns a captured payment into an order, or holds it when it does not fit, in one transaction. Idempotent on the
 * payment id: the browser's confirmation, webhooks and the reconciliation may come in any order, together or again.
 * The invoice number is not allotted here, so that payments do not wait for one another on its counter.
 */
export async function settle(payment: GatewayPayment): Promise<Settlement> {
  if (!isCaptured(payment)) throw new RangeError(`Payment ${payment.id} is ${payment.status}, not captured`);
  const noted = notedCheckoutId(payment) ?? (await findCheckoutId(payment.order_id));
  const settlement = await db().runTransaction((tx) => settleWithin(tx, payment, noted));
  logEvent("payment settled", { payment: payment.id, ...settlement });
  return settlement;
}

async function settleWithin(
  tx: Transaction,
  payment: GatewayPayment,
  noted: string | null,
): Promise<Settlement> {
  const [known, checkout] = await Promise.all([
    tx.get(paymentRef(payment.id)),
    checkoutOf(tx, payment, noted),
  ]);
  const record = known.data();
  if (record) return settledAs(record);
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

/**
 * The checkout by the gateway order that was paid. The note only saves a search: it went through the browser, so it counts
 * when the checkout it names was really made with this gateway order.
 */
async function checkoutOf(
  tx: Transaction,
  { order_id }: GatewayPayment,
  noted: string | null,
): Promise<CheckoutRecord | null> {
  const named = noted === null ? undefined : (await tx.get(checkoutRef(noted))).data();
  if (named && named.razorpay_order_id === order_id) return named;
  const found = await findCheckoutId(order_id);
  return found === null ? null : ((await tx.get(checkoutRef(found))).data() ?? null);
}

function notedCheckoutId({ notes }: GatewayPayment): string | null {
  if (typeof notes !== "object" || notes === null || !("checkout_id" in notes)) return null;
  const { checkout_id } = notes;
  return typeof checkout_id === "string" && CHECKOUT_ID.test(checkout_id) ? checkout_id : null;
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
