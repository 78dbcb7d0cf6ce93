import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { orders as words } from "#messages/orders.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { OrderView } from "../read-order.ts";
import { OrderClock } from "./order-clock.tsx";
import { OrderStatusBadge } from "./order-status.tsx";

/** A client's order where there is room for columns: the whole row leads to it. */
export const OWN_ORDER_COLUMNS: readonly ListColumn<OrderView>[] = [
  { heading: words.service, width: "minmax(0,1fr)", cell: (order) => <Service order={order} /> },
  { heading: words.placed, width: "9rem", cell: ({ placedAt }) => <Placed at={placedAt} /> },
  {
    heading: words.status,
    width: "18rem",
    cell: (order) => (
      <>
        <OrderStatusBadge status={order.status} />
        <span className="mt-1 block text-sm">
          <OrderClock order={order} />
        </span>
      </>
    ),
  },
  {
    heading: words.amount,
    width: "8rem",
    align: "end",
    cell: ({ amount }) => <Amount rupees={amount} />,
  },
];

/** The same on a phone. */
export function OwnOrderCard({ order }: { order: OrderView }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <Service order={order} />
        <Amount rupees={order.amount} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <OrderStatusBadge status={order.status} />
        <span className="muted">
          <Placed at={order.placedAt} />
        </span>
      </div>
      <p className="mt-1 text-sm empty:hidden">
        <OrderClock order={order} />
      </p>
    </>
  );
}

function Service({ order }: { order: OrderView }) {
  return (
    <div className="min-w-0">
      <Link to={PATHS.userOrder(order.id)} className="text-base font-semibold after:absolute after:inset-0">
        {order.serviceName}
      </Link>
      {order.planName && <span className="muted block text-sm">{order.planName}</span>}
    </div>
  );
}

function Placed({ at }: { at: number }) {
  return (
    <time className="figures whitespace-nowrap" dateTime={new Date(at).toISOString()}>
      {istFullDate(at)}
    </time>
  );
}

function Amount({ rupees }: { rupees: number }) {
  return (
    <span translate="no" className="figures font-semibold whitespace-nowrap">
      {formatRupees(rupees)}
    </span>
  );
}
