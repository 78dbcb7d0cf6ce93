import { defineCallable } from "../platform/define-callable.ts";
import { stop } from "./save-coupon.ts";

/** Stops a coupon; what was opened with it stays as it was. */
export const stopCoupon = defineCallable("stopCoupon", { roles: ["admin"] }, async (input, caller) => {
  await stop(input, caller);
  return {};
});
