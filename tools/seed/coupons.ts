import type { Coupon } from "@niyamdesk/domain/coupons/coupon";
import { COUPONS } from "@niyamdesk/domain/coupons/queries";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";

const DAY_MS = 86_400_000;

/** One that takes a part off, and one that covers all of it. */
export function couponDocuments(now: number): (readonly [path: string, document: Coupon])[] {
  const at = (days: number) => Timestamp.fromMillis(now + days * DAY_MS);
  const day = (days: number) => istDay(now + days * DAY_MS);
  const coupons: Coupon[] = [
    {
      ...{ code: "WELCOME10", discount: { kind: "percent", percent: 10 }, status: "active", uses: 0 },
      ...{ from: day(-14), until: day(76), most_uses: 500, most_per_person: 1, services: [] },
      ...{ least_price_paise: 99_900, note: "New clients from the website" },
      ...{ created_at: at(-15), updated_at: at(-15) },
    },
    {
      ...{ code: "FREEGST", discount: { kind: "percent", percent: 100 }, status: "active", uses: 0 },
      ...{ from: null, until: null, most_uses: 20, most_per_person: 1, services: ["gst-registration"] },
      ...{ least_price_paise: null, note: "Winners of the small business day" },
      ...{ created_at: at(-3), updated_at: at(-3) },
    },
  ];
  return coupons.map((coupon) => [`${COUPONS}/${coupon.code}`, coupon] as const);
}
