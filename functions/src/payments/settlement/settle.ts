import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { HoldReason, Payment } from "@niyamdesk/domain/payments/payment";
import { findCheckoutId } from "../../checkouts/find-checkout-id.ts";
import { isStillGranted } from "../../coupons/count-use.ts";
import { type GatewayOrder, type GatewayPayment, isCaptured } from "../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../platform/clock.ts";
import { logEvent } from "../../platform/log.ts";
import { type CheckoutRecord, checkoutRef, erasedPurchaseRef, paymentRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { isFeeOnTop } from "./bears-fee.ts";
import { isBuyerGone } from "./buyer-gone.ts";
import { carryOn, orderToCarry } from "./carry-on.ts";
import { FULFILMENT_EFFECTS, HOLD_EFFECTS } from "./effects.ts";
import { type Effect, fulfilment, type Hold } from "./facts.ts";
import { holdReason } from "./hold-reason.ts";
import { isPossibleDuplicate } from "./possible-duplicate.ts";

const CHECKOUT_ID = /^chk_[0-9a-z]{16}$/;

export type Settlement =
  | { outcome: "paid"; orderId: string }
  | { outcome: "held"; reason: HoldReason }
  /** Larger by the provider's fee: its order has to say whether that is right, and is asked soon. */
  | { outcome: "unproven" };

/**
 * Turns a captured payment into an order, or holds it when it does not fit, in one commit. Idempotent on the
 * payment id: the browser's confirmation, webhooks and the reconciliation may come in any order, together or again.
 * The invoice number is not allotted here, so that payments do not wait for one another on its counter.
 *
 * @param order the provider's order of the payment, where it was told or asked for
 */
export async function settle(
  payment: GatewayPayment,
  order: GatewayOrder | null = null,
): Promise<Settlement> {
  if (!isCaptured(payment)) throw new RangeError(`Payment ${payment.id} is ${payment.status}, not captured`);
  const noted = notedCheckoutId(payment) ?? (await findCheckoutId(payment.order_id));
  const settlement = await commitTogether((unit) => settleWithin(unit, payment, order, noted));
  logEvent("payment settled", { payment: payment.id, ...settlement });
  return settlement;
}

async function settleWithin(
  unit: UnitOfWork,
  payment: GatewayPayment,
  order: GatewayOrder | null,
  noted: string | null,
): Promise<Settlement> {
  const [known, checkout] = await Promise.all([
    unit.get(paymentRef(payment.id)),
    checkoutOf(unit, payment, noted),
  ]);
  if (known) return settledAs(known);
  if (checkout !== null && (await isBuyerGone(unit, checkout))) {
    return hold(unit, { payment, checkout, reason: "purchase_erased" });
  }
  const reason =
    (await holdReason(payment, checkout, order)) ??
    (await duplicate(unit, payment, checkout)) ??
    (await couponGone(unit, checkout));
  if (reason === "amount_mismatch" && checkout !== null && order === null && isFeeOnTop(payment, checkout)) {
    unit.update(checkoutRef(checkout.id), { next_check_at: timestamp() });
    return { outcome: "unproven" };
  }
  if (checkout !== null && reason === null) {
    const orderId = orderIdOf(checkout.id);
    await apply(unit, FULFILMENT_EFFECTS, fulfilment(payment, checkout, orderId));
    return { outcome: "paid", orderId };
  }
  if (checkout !== null && reason === "duplicate_payment") {
    const forsaken = await orderToCarry(unit, payment, checkout, order);
    if (forsaken !== null) {
      await carryOn(unit, forsaken, fulfilment(payment, checkout, forsaken.id));
      return { outcome: "paid", orderId: forsaken.id };
    }
  }
  return hold(unit, await heldAs(unit, { payment, checkout, reason: reason ?? "unknown_order" }));
}

async function hold(unit: UnitOfWork, held: Hold): Promise<Settlement> {
  await apply(unit, HOLD_EFFECTS, held);
  return { outcome: "held", reason: held.reason };
}

/** Money for a checkout that was erased with its account names whose it was, and goes back by itself. */
async function heldAs(unit: UnitOfWork, hold: Hold): Promise<Hold> {
  const { order_id } = hold.payment;
  if (hold.checkout !== null || order_id === null) return hold;
  const erased = await unit.get(erasedPurchaseRef(order_id));
  return erased ? { ...hold, erased, reason: "purchase_erased" } : hold;
}

async function duplicate(
  unit: UnitOfWork,
  payment: GatewayPayment,
  checkout: CheckoutRecord | null,
): Promise<HoldReason | null> {
  if (checkout === null) return null;
  return (await isPossibleDuplicate(unit, payment, checkout)) ? "possible_duplicate" : null;
}

/** Its price was that of a coupon of which no use is left: an administrator decides, as about any price that is long gone. */
async function couponGone(unit: UnitOfWork, checkout: CheckoutRecord | null): Promise<HoldReason | null> {
  return checkout === null || (await isStillGranted(unit, checkout)) ? null : "stale_price";
}

/**
 * The checkout by the gateway order that was paid. The note only saves a search: it went through the browser, so it counts
 * when the checkout it names was really made with this gateway order.
 */
async function checkoutOf(
  unit: UnitOfWork,
  { order_id }: GatewayPayment,
  noted: string | null,
): Promise<CheckoutRecord | null> {
  if (order_id === null) return null;
  const named = noted === null ? undefined : await unit.get(checkoutRef(noted));
  if (named && named.razorpay_order_id === order_id) return named;
  const found = await findCheckoutId(order_id);
  return found === null ? null : ((await unit.get(checkoutRef(found))) ?? null);
}

function notedCheckoutId({ notes }: GatewayPayment): string | null {
  if (typeof notes !== "object" || notes === null || !("checkout_id" in notes)) return null;
  const { checkout_id } = notes;
  return typeof checkout_id === "string" && CHECKOUT_ID.test(checkout_id) ? checkout_id : null;
}

export async function apply<Facts>(
  unit: UnitOfWork,
  effects: readonly Effect<Facts>[],
  facts: Facts,
): Promise<void> {
  await Promise.all(effects.map((effect) => effect(unit, facts)));
}

function settledAs(payment: Payment): Settlement {
  return payment.order_id === null
    ? { outcome: "held", reason: payment.hold_reason ?? "unknown_order" }
    : { outcome: "paid", orderId: payment.order_id };
}
