import { purchaseSlotRef } from "../../../platform/refs.ts";
import type { Effect, Fulfilment } from "../facts.ts";
import { paidAt } from "../paid-at.ts";

/**
 * So that whoever pays for the same plan again is asked. Guarded: of two payments at the same moment one comes second, and
 * sees the first.
 */
export const rememberPurchase: Effect<Fulfilment> = async (unit, { payment, checkout, orderId }) => {
  const slot = purchaseSlotRef(checkout.user_id, checkout.service_id, checkout.plan_id);
  const paid = { paid_order_id: orderId, paid_at: paidAt(payment) };
  if (await unit.get(slot)) unit.update(slot, paid);
  else unit.create(slot, paid);
};
