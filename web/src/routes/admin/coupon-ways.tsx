import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { PageWays } from "./page-ways.tsx";

const { ways } = couponAdmin;
const { coupons, couponUses } = WORKSPACES.admin.pages;

export function CouponWays() {
  return (
    <PageWays
      label={ways.label}
      ways={[
        [coupons, ways.coupons],
        [couponUses, ways.uses],
      ]}
    />
  );
}
