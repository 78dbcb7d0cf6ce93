import { defineCallable } from "../platform/define-callable.ts";
import { save } from "./save-coupon.ts";

/** Makes a coupon, or changes it. */
export const saveCoupon = defineCallable("saveCoupon", { roles: ["admin"] }, async (input, caller) => {
  await save(input, caller);
  return { code: input.terms.code };
});
