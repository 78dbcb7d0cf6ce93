import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../platform/clock.ts";
import { logOddity } from "../../platform/log.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { checkoutRef } from "../refs.ts";
import { withAttempt } from "./attempts.ts";
import { findCheckoutId } from "./find-checkout-id.ts";

/** Notes a payment that is not captured on its checkout; a failed payment may still be authorised days later. */
export async function recordAttempt(payment: GatewayPayment): Promise<void> {
  const { id, status } = payment;
  if (!isAttempt(status)) return;
  const checkoutId = await findCheckoutId(payment.order_id);
  if (checkoutId === null) return logOddity("attempt for an unknown order", { payment: id, status });
  await recordAttempts(checkoutId, [payment]);
}

/** Notes payments of one checkout together; what is noted already costs no write. */
export async function recordAttempts(checkoutId: string, payments: readonly GatewayPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const ref = checkoutRef(checkoutId);
  await commitTogether(async (unit) => {
    const checkout = await unit.get(ref);
    if (!checkout) return;
    let { attempts } = checkout;
    for (const payment of payments) {
      const { status } = payment;
      if (isAttempt(status)) attempts = withAttempt(attempts, payment, status);
    }
    if (attempts === checkout.attempts) return;
    unit.update(ref, {
      attempts,
      ...(checkout.status === "created" ? { status: "attempted" } : {}),
      updated_at: timestamp(),
    });
  });
}

/** Money that is not here: begun, set aside, or refused. */
function isAttempt(status: GatewayPayment["status"]): status is "created" | "authorized" | "failed" {
  return status === "created" || status === "authorized" || status === "failed";
}
