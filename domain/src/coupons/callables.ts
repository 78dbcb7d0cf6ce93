import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import type { CouponTerms } from "./coupon.ts";
import { lookAtCouponInput, saveCouponInput, stopCouponInput } from "./coupon-input.ts";

export const couponInputs = {
  saveCoupon: saveCouponInput,
  stopCoupon: stopCouponInput,
  lookAtCoupon: lookAtCouponInput,
  placeFreeOrder: z.strictObject({ checkout_id: documentId }),
  printFreeOrder: z.strictObject({ order_id: documentId }),
} as const;

export interface CouponOutputs {
  saveCoupon: { code: string };
  stopCoupon: Record<string, never>;
  lookAtCoupon: CouponTerms;
  placeFreeOrder: { order_id: string };
  /** A PDF: what was given for nothing. */
  printFreeOrder: { name: string; base64: string };
}
