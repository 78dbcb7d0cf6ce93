import type { CheckoutAttempt } from "@niyamdesk/domain/checkouts/checkout";
import { withAttempt } from "../checkouts/attempts.ts";
import { findCheckoutId } from "../checkouts/find-checkout-id.ts";
import { type GatewayPayment, isReturned } from "../integrations/razorpay/schemas.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { logOddity } from "../platform/log.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { notifyAboutReturn } from "./settlement/effects/notify-client.ts";

/** How soon after an authorisation somebody looks whether its money was taken. */
const LOOK_AFTER_MS = 14 * MINUTE_MS;

/** Notes a payment that is not captured on its checkout; a failed payment may still be authorised days later. */
export async function recordAttempt(payment: GatewayPayment, status = attemptStatus(payment)): Promise<void> {
  if (status === null) return;
  const checkoutId = await findCheckoutId(payment.order_id);
  if (checkoutId === null) return logOddity("attempt for an unknown order", { payment: payment.id, status });
  await note(checkoutId, [{ payment, status }]);
}

/** Notes payments of one checkout together; what is noted already costs no write. */
export async function recordAttempts(checkoutId: string, payments: readonly GatewayPayment[]): Promise<void> {
  await note(
    checkoutId,
    payments.map((payment) => ({ payment, status: attemptStatus(payment) })),
  );
}

type Status = CheckoutAttempt["status"];

function attemptStatus(payment: GatewayPayment): Status | null {
  const { status } = payment;
  if (isReturned(payment)) return "returned";
  return status === "created" || status === "authorized" || status === "failed" ? status : null;
}

async function note(
  checkoutId: string,
  seen: readonly { payment: GatewayPayment; status: Status | null }[],
): Promise<void> {
  if (seen.every(({ status }) => status === null)) return;
  const ref = checkoutRef(checkoutId);
  await commitTogether(async (unit) => {
    const checkout = await unit.get(ref);
    if (!checkout) return;
    let { attempts } = checkout;
    for (const { payment, status } of seen) {
      if (status !== null) attempts = withAttempt(attempts, payment, status);
    }
    if (attempts === checkout.attempts) return;
    const news = seen.filter(({ payment }) => attempts[payment.id] !== checkout.attempts[payment.id]);
    unit.update(ref, {
      attempts,
      ...(checkout.status === "created" ? { status: "attempted" } : {}),
      ...(news.some(({ status }) => status === "authorized") ? lookSoon(checkout, unit.now()) : {}),
      updated_at: timestamp(),
    });
    for (const { payment, status } of news) {
      if (status === "returned") notifyAboutReturn(unit, payment, checkout);
    }
  });
}

/** Money that the bank set aside is taken, or seen to go back, however old the checkout is. */
function lookSoon({ status, next_check_at }: CheckoutRecord, now: number): Partial<CheckoutRecord> {
  const at = now + LOOK_AFTER_MS;
  if (status === "paid" || (next_check_at !== null && next_check_at.toMillis() <= at)) return {};
  return { next_check_at: timestamp(at) };
}
