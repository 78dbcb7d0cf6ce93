import { call } from "../../../lib/backend/callables.ts";

/** Takes an unpaid checkout off the client's screens. @throws AppError, payment_open when money may still come */
export async function putCheckoutAway(checkoutId: string): Promise<void> {
  await call("putCheckoutAway", { checkout_id: checkoutId });
}
