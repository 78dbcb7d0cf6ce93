import { PATHS } from "@niyamdesk/domain/base/addresses";
import { istDay } from "@niyamdesk/domain/time/time";
import { Link } from "react-router-dom";
import { couponAdmin as words } from "#messages/workspaces/coupon-admin.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { CouponView } from "../read-coupon.ts";
import { type Standing, standingOf } from "../standing.ts";
import { boundsOf, givesOf, periodOf } from "./coupon-words.ts";

/** A coupon where there is room for columns. */
export const COUPON_COLUMNS: readonly ListColumn<CouponView>[] = [
  {
    heading: words.columns.code,
    width: "minmax(0,1.1fr)",
    cell: (coupon) => (
      <>
        <CodeLink coupon={coupon} />
        <span className="muted block truncate text-xs">{coupon.note}</span>
      </>
    ),
  },
  {
    heading: words.columns.gives,
    width: "minmax(0,1fr)",
    cell: (coupon) => (
      <>
        <span className="block truncate">{givesOf(coupon)}</span>
        <span className="muted block truncate text-xs">{boundsOf(coupon)}</span>
      </>
    ),
  },
  {
    heading: words.columns.period,
    width: "12.5rem",
    cell: (coupon) => <span className="figures whitespace-nowrap">{periodOf(coupon)}</span>,
  },
  {
    heading: words.columns.uses,
    width: "7rem",
    sort: "uses",
    align: "end",
    cell: (coupon) => <Uses coupon={coupon} />,
  },
  { heading: words.columns.state, width: "7rem", cell: (coupon) => <StandingBadge coupon={coupon} /> },
];

/** The same on a phone. */
export function CouponCard({ coupon }: { coupon: CouponView }) {
  const { note, uses, mostUses } = coupon;
  const bounds = boundsOf(coupon);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <CodeLink coupon={coupon} />
        <StandingBadge coupon={coupon} />
      </p>
      <p>
        {givesOf(coupon)}
        {bounds !== "" && <span className="muted text-sm"> · {bounds}</span>}
      </p>
      <p className="muted figures flex flex-wrap gap-x-3 text-sm">
        <span>{periodOf(coupon)}</span>
        <span>{words.usesSaid(words.usesOf(uses, mostUses))}</span>
      </p>
      <p className="muted text-sm wrap-anywhere">{note}</p>
    </>
  );
}

function CodeLink({ coupon: { code } }: { coupon: CouponView }) {
  return (
    <Link
      to={PATHS.couponUses(code)}
      translate="no"
      className="block truncate font-mono text-sm font-semibold hover:underline"
    >
      {code}
    </Link>
  );
}

function Uses({ coupon: { uses, mostUses } }: { coupon: CouponView }) {
  return <span className="figures whitespace-nowrap">{words.usesOf(uses, mostUses)}</span>;
}

const TONES: Readonly<Record<Standing, Tone>> = {
  active: "success",
  later: "info",
  over: "neutral",
  used_up: "warning",
  stopped: "neutral",
};

function StandingBadge({ coupon }: { coupon: CouponView }) {
  const standing = standingOf(coupon, istDay(useServerMinute()));
  return <Badge tone={TONES[standing]}>{words.standing[standing]}</Badge>;
}
