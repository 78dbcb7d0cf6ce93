import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { Coupon, CouponUse } from "./coupon.ts";

export const COUPONS = collectionOf<Coupon>("coupons");
export const COUPON_USES = collectionOf<CouponUse>("coupon_uses");

export const couponUsesOfQuery = {
  by: "functions",
  from: COUPON_USES,
  where: [["user_id", "==", "{uid}"]],
  order: [["created_at", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
