import type { CheckoutAttempt } from "@niyamdesk/domain/checkout";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../platform/clock.ts";
import { logOddity } from "../../platform/log.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { checkoutRef } from "../refs.ts";
import { findCheckoutId } from "./find-checkout-id.ts";

const RANK: Record<CheckoutAttempt["status"], number> = { failed: 0, authorized: 1, captured: 2 };

/**
 * Notes a payment that is not captured on its checkout. A later state is never overwritten by an earlier one, in
 * whatever order they arrive; a failed payment may still be authorised days later.
 */
export async function recordAttempt(payment: GatewayPayment): Promise<void> {
  const { status } = payment;
  if (status !== "authorized" && status !== "failed") return;
  const checkoutId = await findCheckoutId(payment.order_id);
  if (checkoutId === null) return logOddity("attempt for an unknown order", { payment: payment.id, status });
  const ref = checkoutRef(checkoutId);
  await commitTogether(async (unit) => {
    const checkout = await unit.get(ref);
    if (!checkout) return;
    const known = checkout.attempts[payment.id];
    if (known && RANK[known.status] >= RANK[status]) return;
    unit.update(ref, {
      [`attempts.${payment.id}`]: { status, description: payment.error_description || null },
      ...(checkout.status === "created" ? { status: "attempted" } : {}),
      updated_at: timestamp(),
    });
  });
}
