import type { ListDeclaration } from "../lists/list.ts";
import { COUPON_STATUSES, COUPON_USE_STATUSES } from "./coupon.ts";
import { COUPON_USES, COUPONS } from "./queries.ts";

const couponList = {
  by: "admin",
  from: COUPONS,
  filters: { status: { field: "status", values: COUPON_STATUSES, one: true } },
  sorts: { "-made": ["created_at", "desc"], "-uses": ["uses", "desc"] },
} as const satisfies ListDeclaration;

/** Who used a coupon for what. */
const couponUseList = {
  by: "admin",
  from: COUPON_USES,
  filters: {
    code: { field: "code", values: [], open: true },
    status: { field: "status", values: COUPON_USE_STATUSES, one: true },
  },
  sorts: { "-used": ["created_at", "desc"] },
} as const satisfies ListDeclaration;

export const couponLists = { coupons: couponList, couponUses: couponUseList } as const;
