import { DomainError } from "@niyamdesk/domain/base/errors";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import type { Order } from "@niyamdesk/domain/orders/order";
import { bankClaim, type Payment, refundedPaise } from "@niyamdesk/domain/payments/payment";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { backOf, type GatewayPayment, isCaptured } from "../../integrations/razorpay/schemas.ts";
import { allotInvoiceNumber } from "../../invoices/allot-invoice-number.ts";
import { audit } from "../../platform/audit.ts";
import type { Caller } from "../../platform/caller.ts";
import { timestamp } from "../../platform/clock.ts";
import { type CheckoutRecord, checkoutRef, paymentRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { applyAllRefunds } from "../apply-refund.ts";
import { heldOrOver } from "../held-checkout.ts";
import { passOn } from "../pass-on.ts";
import { isBuyerGone } from "../settlement/buyer-gone.ts";
import { forsakenOrder } from "../settlement/carry-on.ts";
import { withdrawHold } from "../settlement/effects/notify-client.ts";
import { soldFor } from "../settlement/effects/record-payment.ts";
import { fulfilment } from "../settlement/facts.ts";
import { becomeOrder } from "./sell-again.ts";

/**
 * An administrator says what held money was paid for: it becomes that order, or carries on the one whose money went back. Of the same
 * sum only: an invoice is of what was paid. Said twice, it is one order.
 *
 * @returns the order
 * @throws DomainError payment_not_found, checkout_not_found; payment_not_held when it went back or is about to; payment_does_not_fit;
 * already_paid (facts `order_id`); dispute_open, dispute_lost; gateway_unavailable
 */
export async function matchHeld(paymentId: string, checkoutId: string, by: Caller): Promise<string> {
  const money = await gateway.fetchPayment(paymentId);
  if (backOf(money) > 0) {
    // Somebody gave it back by hand and we have not heard of it yet.
    await applyAllRefunds(paymentId, await gateway.refundsOfPayment(paymentId));
    throw new DomainError("payment_not_held");
  }
  const orderId = await commitTogether((unit) => match(unit, money, { checkoutId, by }));
  await allotInvoiceNumber(paymentId);
  return orderId;
}

/** Whether held money can be for a checkout at all: of the same sum, and nothing of it has gone. */
export function canBeFor(payment: Payment, checkout: CheckoutRecord): boolean {
  return (
    payment.currency === checkout.currency &&
    payment.amount_paise === checkout.amount_paise &&
    isWhole(payment)
  );
}

function isWhole(payment: Payment): boolean {
  const { status, duplicate_answer, asking_paise = 0 } = payment;
  const isGoing = duplicate_answer === "give_back" || asking_paise > 0;
  return status === "held" && !isGoing && refundedPaise(payment) === 0;
}

async function match(
  unit: UnitOfWork,
  money: GatewayPayment,
  { checkoutId, by }: { checkoutId: string; by: Caller },
): Promise<string> {
  const payment = await unit.get(paymentRef(money.id));
  const checkout = await unit.get(checkoutRef(checkoutId));
  if (!payment) throw new DomainError("payment_not_found");
  if (!checkout) throw new DomainError("checkout_not_found");
  if (payment.order_id !== null && payment.checkout_id === checkoutId) return payment.order_id;
  if (!isWhole(payment) || !isCaptured(money)) throw new DomainError("payment_not_held");
  const refusal = bankClaim(payment);
  if (refusal !== null) throw new DomainError(refusal);
  if (!canBeFor(payment, checkout) || (await isBuyerGone(unit, checkout))) {
    throw new DomainError("payment_does_not_fit");
  }
  const order = await forsakenOrder(unit, checkout);
  if (order === null && checkout.order_id !== null) {
    throw new DomainError("already_paid", { order_id: checkout.order_id });
  }
  await leave(unit, payment, checkout);
  const orderId = order?.id ?? orderIdOf(checkout.id);
  if (order === null) await sell(unit, money, { payment, checkout, orderId });
  else await carry(unit, order, { payment, checkout });
  audit(unit, `payment-matched_${payment.id}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "payment.matched" },
    subject: paymentRef(payment.id).path,
    before: { hold_reason: payment.hold_reason, checkout_id: payment.checkout_id },
    after: { checkout_id: checkout.id, order_id: orderId },
  });
  return orderId;
}

/** What it was held for before has nothing of it any more. */
async function leave(unit: UnitOfWork, payment: Payment, checkout: CheckoutRecord): Promise<void> {
  if (payment.user_id !== null) withdrawHold(unit, payment.user_id, payment.id);
  if (payment.checkout_id === null || payment.checkout_id === checkout.id) return;
  const before = await unit.get(checkoutRef(payment.checkout_id));
  const changes = before && (await heldOrOver({ ...payment, status: "refunded" }, before));
  if (before && Object.keys(changes ?? {}).length > 0) {
    unit.update(checkoutRef(before.id), { ...changes, updated_at: timestamp(unit.now()) });
  }
}

interface Matched {
  payment: Payment;
  checkout: CheckoutRecord;
}

async function sell(
  unit: UnitOfWork,
  money: GatewayPayment,
  { payment, checkout, orderId }: Matched & { orderId: string },
): Promise<void> {
  unit.update(paymentRef(payment.id), {
    ...soldFor(checkout, orderId),
    ...{ checkout_id: checkout.id, user_id: checkout.user_id, status: "completed", customer_fee_paise: 0 },
    updated_at: timestamp(unit.now()),
  });
  await becomeOrder(unit, fulfilment(money, checkout, orderId));
}

async function carry(unit: UnitOfWork, order: Order, { payment, checkout }: Matched): Promise<void> {
  const passed = await passOn(unit, order, { heir: payment, checkout });
  const now = timestamp(unit.now());
  const mine = { checkout_id: checkout.id, user_id: checkout.user_id, updated_at: now };
  unit.update(paymentRef(payment.id), { ...passed.payment, ...mine });
  unit.update(checkoutRef(checkout.id), { ...passed.checkout, updated_at: now });
}
