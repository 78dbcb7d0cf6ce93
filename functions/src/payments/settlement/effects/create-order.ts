import { formatPaise, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { earningOf } from "../../../commissions/earning.ts";
import { timestamp } from "../../../platform/clock.ts";
import { orderRef } from "../../../platform/refs.ts";
import { beginningFor, workFields } from "../../../steps/beginning.ts";
import type { Effect, Fulfilment } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

/** With its steps, as they are planned today. The partner who earns on it stays with it, whoever holds the territory later. */
export const createOrder: Effect<Fulfilment> = async (unit, { payment, checkout, orderId }) => {
  const { shares } = await earningOf(unit, checkout, paidAt(payment).toMillis());
  const now = timestamp();
  const work = await beginningFor(unit, checkout.service_id);
  const { name, email, phone } = checkout.contact;
  unit.create(orderRef(orderId), {
    id: orderId,
    user_id: checkout.user_id,
    service_id: checkout.service_id,
    service_name: checkout.service_name,
    plan_id: checkout.plan_id,
    plan_name: checkout.plan_name,
    amount: rupeesOfPaise(checkout.amount_paise),
    status: "pending",
    customer_info: { name, email, phone },
    date: paidAt(payment),
    timeline: [
      {
        date: paidAt(payment),
        event: TIMELINE_WORDS.received.event,
        description: TIMELINE_WORDS.received.description(formatPaise(checkout.amount_paise)),
        by: "system",
      },
    ],
    assigned_to: null,
    franchise_id: shares[0]?.earner.franchise_id ?? null,
    ...workFields(work),
    payment_id: payment.id,
    checkout_id: checkout.id,
    ...(checkout.language === undefined ? {} : { language: checkout.language }),
    created_at: now,
    updated_at: now,
  });
};
