import type { Timestamp } from "firebase-admin/firestore";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../../platform/clock.ts";

/** When the client paid, by the provider's clock: the same whoever tells us first. */
export function paidAt(payment: GatewayPayment): Timestamp {
  return timestamp(payment.created_at * SECOND_MS);
}
