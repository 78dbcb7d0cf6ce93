import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { WorkStatusBadge } from "../components/work-status.tsx";
import type { DeskOrder } from "../desk/desk-order.ts";
import { NextStep, OrderLink, PriorityMark, Promised } from "../desk/queue-columns.tsx";
import { NO_MARKS } from "../desk/queue-marks.ts";

const words = orderAdmin.headings;

/** All orders where there is room for columns. */
export function orderColumns(now: number): readonly ListColumn<DeskOrder>[] {
  return [
    {
      heading: words.client,
      width: "minmax(0,1.2fr)",
      cell: (order) => (
        <>
          <OrderLink order={order} workspace="admin" />
          <span className="muted line-clamp-2 text-sm">{order.serviceName}</span>
        </>
      ),
    },
    {
      heading: words.next,
      width: "minmax(0,1fr)",
      cell: (order) => <NextStep order={order} marks={NO_MARKS} />,
    },
    { heading: words.with, width: "7rem", cell: (order) => <With order={order} /> },
    {
      heading: words.promise,
      width: "11rem",
      sort: "due",
      cell: (order) => <Promised order={order} now={now} />,
    },
    { heading: words.status, width: "11rem", cell: ({ status }) => <WorkStatusBadge status={status} /> },
  ];
}

/** The same on a phone. */
export function OrderCard({ order, now }: { order: DeskOrder; now: number }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <OrderLink order={order} workspace="admin" />
        <PriorityMark order={order} now={now} />
      </div>
      <p className="muted text-sm">
        {order.serviceName} · <With order={order} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <WorkStatusBadge status={order.status} />
        <Promised order={order} now={now} />
      </div>
    </>
  );
}

function With({ order: { assignedTo, assignedName } }: { order: DeskOrder }) {
  return assignedTo === null ? (
    <span className="font-medium text-error">{orderAdmin.unassigned}</span>
  ) : (
    <span>{assignedName ?? orderAdmin.noName}</span>
  );
}
