import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CouponUseStatus } from "@niyamdesk/domain/coupons/coupon";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { CouponUseView } from "../read-coupon.ts";

const words = couponAdmin.usePage;

/** A use of a coupon where there is room for columns. */
export const USE_COLUMNS: readonly ListColumn<CouponUseView>[] = [
  { heading: words.columns.client, width: "minmax(0,1fr)", cell: (use) => <Client use={use} /> },
  {
    heading: words.columns.what,
    width: "minmax(0,1.2fr)",
    cell: ({ service, plan }) => (
      <>
        <span className="block truncate">{service}</span>
        <span className="muted block truncate text-xs">{plan}</span>
      </>
    ),
  },
  {
    heading: words.columns.code,
    width: "9rem",
    cell: ({ code }) => (
      <span translate="no" className="block truncate font-mono text-sm">
        {code}
      </span>
    ),
  },
  {
    heading: words.columns.discount,
    width: "9.5rem",
    align: "end",
    cell: (use) => <span className="figures whitespace-nowrap">{offOf(use)}</span>,
  },
  {
    heading: words.columns.status,
    width: "10.5rem",
    cell: ({ status }) => <UseBadge status={status} />,
  },
  {
    heading: words.columns.at,
    width: "10.5rem",
    sort: "used",
    cell: ({ at }) => <span className="figures whitespace-nowrap">{istDateTime(at)}</span>,
  },
];

/** The same on a phone. */
export function UseCard({ use }: { use: CouponUseView }) {
  const { service, plan, code, status, at } = use;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Client use={use} />
        <UseBadge status={status} />
      </p>
      <p className="text-sm">
        {service}, {plan}
      </p>
      <p className="muted figures flex flex-wrap gap-x-3 text-sm">
        <span translate="no" className="font-mono">
          {code}
        </span>
        <span>{offOf(use)}</span>
        <span>{istDateTime(at)}</span>
      </p>
    </>
  );
}

/** Leads to the order, once there is one. */
function Client({ use: { client, orderId } }: { use: CouponUseView }) {
  const name = clientOf(client);
  if (orderId === null) return <span className="block truncate">{name}</span>;
  return (
    <Link to={PATHS.workOrder("admin", orderId)} className="block truncate font-medium hover:underline">
      {name}
    </Link>
  );
}

/** Of an account that was erased, nobody's. */
export function clientOf(client: string): string {
  return client === "" ? words.erased : client;
}

function offOf({ discountPaise, pricePaise }: CouponUseView): string {
  return words.off(formatPaise(discountPaise), formatPaise(pricePaise));
}

const TONES: Readonly<Record<CouponUseStatus, Tone>> = {
  reserved: "info",
  used: "success",
  returned: "neutral",
};

function UseBadge({ status }: { status: CouponUseStatus }) {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>;
}
