import { standingPurchase } from "../../checkouts/standing-purchase.ts";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { type CheckoutRecord, purchaseSlotRef } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { paidAt } from "./paid-at.ts";

/**
 * Whether the same plan was paid for days before through another checkout, and its money is still here: a second tab, or
 * yesterday's. The client is asked, unless they said at the opening that they buy it again.
 */
export async function isPossibleDuplicate(
  unit: UnitOfWork,
  payment: GatewayPayment,
  checkout: CheckoutRecord,
): Promise<boolean> {
  if (checkout.repeat) return false;
  const slot = await unit.get(purchaseSlotRef(checkout.user_id, checkout.service_id, checkout.plan_id));
  return (await standingPurchase(slot, paidAt(payment).toMillis())) !== null;
}
