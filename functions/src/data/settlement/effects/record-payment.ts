import { rupeesOfPaise } from "@niyamdesk/domain/money";
import type { Payment } from "@niyamdesk/domain/payment";
import type { GatewayPayment } from "../../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../../platform/clock.ts";
import { paymentRef } from "../../refs.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

export const recordPayment: Effect<Fulfilment> = (unit, { payment, checkout, orderId }) =>
  unit.create(paymentRef(payment.id), {
    ...received(payment),
    checkout_id: checkout.id,
    order_id: orderId,
    user_id: checkout.user_id,
    service: checkout.service_name,
    gst: rupeesOfPaise(checkout.amount_paise - checkout.tax.taxable_paise),
    gst_paise: checkout.gst_paise,
    status: isGivenBack(payment) ? "refunded" : "completed",
    hold_reason: null,
  });

export const recordHeldPayment: Effect<Hold> = (unit, { payment, checkout, reason }) =>
  unit.create(paymentRef(payment.id), {
    ...received(payment),
    checkout_id: checkout?.id ?? null,
    order_id: null,
    user_id: checkout?.user_id ?? null,
    service: checkout?.service_name ?? "",
    gst: 0,
    gst_paise: 0,
    status: isGivenBack(payment) ? "refunded" : "held",
    hold_reason: reason,
  });

/** All of it, before we heard of it. In the same commit, so that no mail tells of what is over. */
function isGivenBack({ status }: GatewayPayment): boolean {
  return status === "refunded";
}

/** What the provider says of the money, the same for both. */
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
    refunded_paise: 0,
    created_at: now,
    updated_at: now,
  } satisfies Partial<Payment>;
}
