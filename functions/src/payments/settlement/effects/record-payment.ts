import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { type Payment, statusAfterRefunds } from "@niyamdesk/domain/payments/payment";
import { paymentEntry } from "@niyamdesk/domain/search/search-entry";
import { backOf, type GatewayPayment } from "../../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../../platform/clock.ts";
import { type CheckoutRecord, paymentRef } from "../../../platform/refs.ts";
import type { UnitOfWork } from "../../../platform/unit-of-work.ts";
import { keepEntry } from "../../../search/keep-entry.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

export const recordPayment: Effect<Fulfilment> = (unit, { payment, checkout, orderId }) =>
  keep(unit, {
    ...received(payment),
    ...soldFor(checkout, orderId),
    customer_fee_paise: payment.amount - checkout.amount_paise,
    checkout_id: checkout.id,
    user_id: checkout.user_id,
    status: statusAfterRefunds(payment.amount, backOf(payment)),
  });

export const recordHeldPayment: Effect<Hold> = (unit, { payment, checkout, erased, reason }) =>
  keep(unit, {
    ...received(payment),
    checkout_id: checkout?.id ?? null,
    order_id: null,
    user_id: checkout?.user_id ?? erased?.uid ?? null,
    service: checkout?.service_name ?? erased?.service ?? "",
    gst: 0,
    gst_paise: 0,
    status: statusAfterRefunds(payment.amount, backOf(payment)) === "refunded" ? "refunded" : "held",
    hold_reason: reason,
  });

function keep(unit: UnitOfWork, payment: Payment): void {
  unit.create(paymentRef(payment.id), payment);
  keepEntry(unit, paymentEntry(payment));
}

/** What a payment is for, once it pays for an order. */
export function soldFor(checkout: CheckoutRecord, orderId: string) {
  return {
    order_id: orderId,
    service: checkout.service_name,
    gst: rupeesOfPaise(checkout.amount_paise - checkout.tax.taxable_paise),
    gst_paise: checkout.gst_paise,
    hold_reason: null,
  } satisfies Partial<Payment>;
}

/**
 * What the provider says of the money, the same for both. What went back before we heard of it counts in the same commit,
 * so that no mail tells of what is over.
 */
function received(payment: GatewayPayment) {
  const now = timestamp();
  return {
    id: payment.id,
    razorpay_id: payment.id,
    razorpay_order_id: payment.order_id ?? "",
    amount: Math.floor(rupeesOfPaise(payment.amount)),
    amount_paise: payment.amount,
    currency: payment.currency,
    payment_method: payment.method,
    date: paidAt(payment),
    invoice_number: null,
    refunds: [],
    refunded_paise: backOf(payment),
    told_refunded_paise: backOf(payment),
    created_at: now,
    updated_at: now,
  } satisfies Partial<Payment>;
}
