import { bookingsRef, type CheckoutRecord, deletionRef } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";

/**
 * Whether nobody is there any more to buy anything: the account is deleted. Of a checkout that was paid before, also while it
 * is being deleted: nothing may begin anew that the deletion has looked at already. Unpaid ones are erased before that.
 */
export async function isBuyerGone(
  unit: UnitOfWork,
  { user_id, status }: Pick<CheckoutRecord, "user_id" | "status">,
): Promise<boolean> {
  const [deletion, closing] = await Promise.all([
    unit.get(deletionRef(user_id)),
    unit.get(bookingsRef(user_id)),
  ]);
  if (deletion !== undefined) return true;
  return status === "paid" && (closing?.closed_until?.toMillis() ?? 0) > unit.now();
}
