import {
  COUPON_STATUSES,
  COUPON_USE_STATUSES,
  type CouponStatus,
  type CouponUseStatus,
  type Discount,
} from "@niyamdesk/domain/coupons/coupon";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** A coupon as administrators see it; days are those of India, sums in paise. */
export interface CouponView {
  code: string;
  discount: Discount;
  from: string | null;
  until: string | null;
  mostUses: number | null;
  mostPerPerson: number | null;
  services: string[];
  leastPricePaise: number | null;
  status: CouponStatus;
  note: string;
  uses: number;
  /** Epoch ms; of what is on the screen. */
  updatedAt: number;
}

/** Null when it does not say what it takes off, or since when: nothing of a price is guessed. */
export function readCoupon(code: string, data: StoredData): CouponView | null {
  const discount = discountIn(partIn(data, "discount"));
  const updatedAt = timeIn(data, "updated_at");
  if (discount === null || updatedAt === null) return null;
  const { services } = data;
  return {
    ...{ code, discount, updatedAt, uses: numberIn(data, "uses") },
    ...{ from: textIn(data, "from"), until: textIn(data, "until"), note: textIn(data, "note") ?? "" },
    ...{ mostUses: boundIn(data, "most_uses"), mostPerPerson: boundIn(data, "most_per_person") },
    leastPricePaise: boundIn(data, "least_price_paise"),
    services: Array.isArray(services) ? services.filter((id) => typeof id === "string") : [],
    status: oneIn(data, "status", COUPON_STATUSES, "stopped"),
  };
}

function discountIn(data: StoredData): Discount | null {
  const { kind, percent, amount_paise } = data;
  if (kind === "percent" && typeof percent === "number") return { kind, percent };
  return kind === "amount" && typeof amount_paise === "number" ? { kind, amount_paise } : null;
}

function boundIn(data: StoredData, field: string): number | null {
  return typeof data[field] === "number" ? numberIn(data, field) : null;
}

/** One use of a coupon; sums in paise before tax. */
export interface CouponUseView {
  id: string;
  code: string;
  /** Empty once they are erased. */
  client: string;
  service: string;
  plan: string;
  pricePaise: number;
  discountPaise: number;
  status: CouponUseStatus;
  orderId: string | null;
  /** Epoch ms. */
  at: number;
}

export function readCouponUse(id: string, data: StoredData): CouponUseView {
  return {
    ...{ id, code: textIn(data, "code") ?? "", client: textIn(data, "client_name") ?? "" },
    ...{ service: nameIn(data, "service_name") ?? "", plan: nameIn(data, "plan_name") ?? "" },
    ...{ pricePaise: numberIn(data, "price_paise"), discountPaise: numberIn(data, "discount_paise") },
    status: oneIn(data, "status", COUPON_USE_STATUSES, "reserved"),
    ...{ orderId: textIn(data, "order_id"), at: recentTimeIn(data, "created_at") },
  };
}
