import { DUPLICATE_DAYS } from "@niyamdesk/domain/checkouts/checkout";
import { DAY_MS } from "../platform/clock.ts";
import { orderRef, type PurchaseSlot } from "../platform/refs.ts";

/**
 * The order of a purchase of the same plan that was paid days before or after, and whose money is still here; null when
 * there is none. A second payment beside it is rather a second click than a second wish.
 *
 * @param instant of this purchase, epoch ms
 */
export async function standingPurchase(
  slot: PurchaseSlot | undefined,
  instant: number,
): Promise<string | null> {
  if (slot?.paid_at === undefined || slot.paid_order_id === undefined) return null;
  if (Math.abs(instant - slot.paid_at.toMillis()) > DUPLICATE_DAYS * DAY_MS) return null;
  const order = (await orderRef(slot.paid_order_id).get()).data();
  return order === undefined || order.status === "cancelled" ? null : slot.paid_order_id;
}
