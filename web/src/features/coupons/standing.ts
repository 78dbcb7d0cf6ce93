import type { CouponView } from "./read-coupon.ts";

export type Standing = "active" | "later" | "over" | "used_up" | "stopped";

/** Whether somebody could begin with it now, and if not, why. @param today in India, such as `2026-12-01` */
export function standingOf(
  {
    status,
    from,
    until,
    mostUses,
    uses,
  }: Pick<CouponView, "status" | "from" | "until" | "mostUses" | "uses">,
  today: string,
): Standing {
  if (status === "stopped") return "stopped";
  if (until !== null && until < today) return "over";
  if (mostUses !== null && uses >= mostUses) return "used_up";
  return from !== null && today < from ? "later" : "active";
}
