import { purchaseSlotRef } from "../../../platform/refs.ts";
import type { Effect, Sale } from "../facts.ts";

/**
 * So that whoever pays for the same plan again is asked. Guarded: of two payments at the same moment one comes second, and
 * sees the first.
 */
export const rememberPurchase: Effect<Sale> = async (unit, { checkout, orderId, paid }) => {
  const slot = purchaseSlotRef(checkout.user_id, checkout.service_id, checkout.plan_id);
  const latest = { paid_order_id: orderId, paid_at: paid };
  if (await unit.get(slot)) unit.update(slot, latest);
  else unit.create(slot, latest);
};
