import { formatRupees } from "@niyamdesk/domain/money/money";
import { workOrders as words } from "#messages/workspaces/orders.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { WorkOrder } from "../read-work-order.ts";
import { WorkStatusBadge } from "./work-status.tsx";

/** Orders as they come in. */
export function NewestOrders({ orders }: { orders: readonly WorkOrder[] }) {
  return (
    <WorkList label={words.newest.title}>
      {orders.map((order) => (
        <WorkRow
          key={order.id}
          title={order.serviceName}
          detail={
            <>
              {order.clientName} ·{" "}
              <span translate="no" className="figures">
                {formatRupees(order.amount)}
              </span>{" "}
              · <time dateTime={new Date(order.placedAt).toISOString()}>{istFullDate(order.placedAt)}</time>
            </>
          }
          aside={
            <>
              {!order.isAssigned && <span className="muted">{words.unassigned}</span>}
              <WorkStatusBadge status={order.status} />
            </>
          }
        />
      ))}
    </WorkList>
  );
}
