import { formatPaise, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { orderSearchWords } from "@niyamdesk/domain/orders/desk-order";
import type { Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { orderEntry } from "@niyamdesk/domain/search/search-entry";
import { earningOf } from "../../../commissions/earning.ts";
import { timestamp } from "../../../platform/clock.ts";
import { type CheckoutRecord, orderRef } from "../../../platform/refs.ts";
import { keepEntry } from "../../../search/keep-entry.ts";
import { beginningFor, workFields } from "../../../steps/beginning.ts";
import type { Effect, Sale } from "../facts.ts";

/** With its steps, as they are planned today. The partner who earns on it stays with it, whoever holds the territory later. */
export const createOrder: Effect<Sale> = async (unit, { checkout, orderId, paid, paymentId }) => {
  const { shares } = await earningOf(unit, checkout, paid.toMillis());
  const now = timestamp();
  const work = await beginningFor(unit, checkout.service_id);
  const { name, email, phone } = checkout.contact;
  const order: Order = {
    id: orderId,
    user_id: checkout.user_id,
    service_id: checkout.service_id,
    service_name: checkout.service_name,
    plan_id: checkout.plan_id,
    plan_name: checkout.plan_name,
    amount: rupeesOfPaise(checkout.amount_paise),
    status: "pending",
    customer_info: { name, email, phone },
    date: paid,
    timeline: [{ date: paid, ...receivedAs(checkout), by: "system" }],
    assigned_to: null,
    franchise_id: shares[0]?.earner.franchise_id ?? null,
    ...workFields(work),
    payment_id: paymentId,
    checkout_id: checkout.id,
    ...(checkout.coupon ? { coupon: checkout.coupon } : {}),
    ...(checkout.language === undefined ? {} : { language: checkout.language }),
    created_at: now,
    updated_at: now,
  };
  unit.create(orderRef(orderId), { ...order, search_words: orderSearchWords(order) });
  keepEntry(unit, orderEntry(order));
};

function receivedAs({ amount_paise, coupon }: CheckoutRecord): { event: string; description: string } {
  const { received, free } = TIMELINE_WORDS;
  return amount_paise === 0 && coupon
    ? { event: free.event, description: free.description(coupon.code) }
    : { event: received.event, description: received.description(formatPaise(amount_paise)) };
}
