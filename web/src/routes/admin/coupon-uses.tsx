import { COUPON_USE_STATUSES } from "@niyamdesk/domain/coupons/coupon";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { clientOf, USE_COLUMNS, UseCard } from "../../features/coupons/admin/use-rows.tsx";
import { type CouponUseView, readCouponUse } from "../../features/coupons/read-coupon.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CouponWays } from "./coupon-ways.tsx";

const words = couponAdmin.usePage;
const STATUS_OPTIONS = [
  ["", couponAdmin.all],
  ...COUPON_USE_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;

/** Who used a coupon for what; of one coupon where the address names it. */
export default function CouponUses() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("couponUses", readCouponUse, "status");
  const { at } = model;
  const [code] = at.view.filters.code ?? [];
  return (
    <WorkspacePage title={words.title}>
      <CouponWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={USE_COLUMNS}
        card={useCard}
        nameOf={nameOf}
        tabs={{ label: couponAdmin.status, filter: "status", options: STATUS_OPTIONS, counts }}
        filters={
          code === undefined
            ? []
            : [{ name: "code", label: words.coupon, any: words.anyCoupon, options: [[code, code]] }]
        }
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function useCard(use: CouponUseView) {
  return <UseCard use={use} />;
}

function nameOf({ client, service }: CouponUseView): string {
  return `${clientOf(client)}, ${service}`;
}
