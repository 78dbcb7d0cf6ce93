import { type Checkout, type CheckoutAttempt, MAX_ATTEMPTS } from "@niyamdesk/domain/checkouts/checkout";
import type { GatewayPayment } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";

type Attempts = Checkout["attempts"];

const RANK: Record<CheckoutAttempt["status"], number> = {
  created: 0,
  failed: 1,
  authorized: 2,
  returned: 3,
  captured: 4,
};

/**
 * The attempts with one more, or what is newly known of one. A later state is never overwritten by an earlier one, in
 * whatever order they arrive. Only the newest failures are kept, so that a checkout does not grow for ever.
 *
 * @returns the same object when nothing changes
 */
export function withAttempt(
  attempts: Attempts,
  payment: GatewayPayment,
  status: CheckoutAttempt["status"],
): Attempts {
  const known = attempts[payment.id];
  if (known && RANK[known.status] >= RANK[status]) return attempts;
  const attempt: CheckoutAttempt = {
    status,
    description: status === "failed" || status === "authorized" ? payment.error_description || null : null,
    at: timestamp(payment.created_at * SECOND_MS),
  };
  const kept = Object.entries({ ...attempts, [payment.id]: attempt })
    .sort(byImportance)
    .slice(0, MAX_ATTEMPTS);
  const isKept = kept.some(([id]) => id === payment.id);
  return isKept ? Object.fromEntries(kept) : attempts;
}

function byImportance([a, left]: [string, CheckoutAttempt], [b, right]: [string, CheckoutAttempt]): number {
  return (
    weightOf(right) - weightOf(left) || right.at.toMillis() - left.at.toMillis() || a.localeCompare(b, "en")
  );
}

/** One that the bank has not answered may still become anything: it counts as much as a failure. */
function weightOf({ status }: CheckoutAttempt): number {
  return Math.max(RANK[status], RANK.failed);
}
