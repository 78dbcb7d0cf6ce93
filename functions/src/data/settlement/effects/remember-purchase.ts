import { slotRef } from "../../refs.ts";
import type { Effect, Fulfilment } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

/** So that a second click minutes later asks before it sells the same again. */
export const rememberPurchase: Effect<Fulfilment> = (unit, { payment, checkout, orderId }) =>
  unit.merge(slotRef(checkout.user_id, checkout.service_id, checkout.plan_id), {
    paid_order_id: orderId,
    paid_at: paidAt(payment),
  });
