import { PATHS } from "@niyamdesk/domain/base/addresses";
import { COUPON_STATUSES } from "@niyamdesk/domain/coupons/coupon";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { couponAdmin as words } from "#messages/workspaces/coupon-admin.ts";
import { CouponDialog } from "../../features/coupons/admin/coupon-dialog.tsx";
import { COUPON_COLUMNS, CouponCard } from "../../features/coupons/admin/coupon-rows.tsx";
import { StopDialog } from "../../features/coupons/admin/stop-dialog.tsx";
import { type CouponView, readCoupon } from "../../features/coupons/read-coupon.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { noteOwn } from "../../lib/list/own-doings.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ActMenu, type MenuAct } from "../../ui/act-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CouponWays } from "./coupon-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...COUPON_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;

type Act = { what: "save"; coupon: CouponView | null } | { what: "stop"; coupon: CouponView };

/** What can be typed in the checkout to pay less, and how often it was. */
export default function Coupons() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("coupons", readCoupon, "status");
  const [act, setAct] = useState<Act | null>(null);
  const { state } = model;
  // Coupons come first; services are for the dialog.
  const services = useServicesOnSale(state.status !== "loading");
  const close = () => setAct(null);
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <Button
          disabled={services.status === "loading"}
          onClick={() => setAct({ what: "save", coupon: null })}
        >
          <Plus size={18} aria-hidden="true" />
          {words.create}
        </Button>
      }
    >
      <CouponWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={COUPON_COLUMNS}
        card={couponCard}
        nameOf={nameOf}
        acts={(coupon) => <Acts coupon={coupon} onAct={setAct} />}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      {act?.what === "save" && (
        <CouponDialog
          coupon={act.coupon}
          services={services.status === "ready" ? services.value : []}
          onSaved={(code) => noteOwn(code)}
          onClose={close}
        />
      )}
      {act?.what === "stop" && <StopDialog code={act.coupon.code} onClose={close} />}
    </WorkspacePage>
  );
}

function Acts({ coupon, onAct }: { coupon: CouponView; onAct(act: Act): void }) {
  const navigate = useNavigate();
  const { code, status } = coupon;
  const acts: MenuAct[] = [[words.showUses, () => void navigate(PATHS.couponUses(code))]];
  if (status === "active") {
    acts.unshift([words.edit, () => onAct({ what: "save", coupon })]);
    acts.push([words.stop, () => onAct({ what: "stop", coupon })]);
  }
  return <ActMenu label={words.acts(code)} acts={acts} />;
}

function couponCard(coupon: CouponView) {
  return <CouponCard coupon={coupon} />;
}

function nameOf({ code }: CouponView): string {
  return code;
}
