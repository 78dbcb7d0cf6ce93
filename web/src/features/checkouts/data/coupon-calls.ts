import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** What a coupon takes off a plan. */
export function lookAtCoupon(input: CallableInput<"lookAtCoupon">): Promise<CallableOutputs["lookAtCoupon"]> {
  return call("lookAtCoupon", input);
}

/** Orders what a coupon covers whole. */
export async function placeFreeOrder(checkoutId: string): Promise<void> {
  await call("placeFreeOrder", { checkout_id: checkoutId });
}
