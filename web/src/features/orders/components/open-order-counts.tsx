import { isOpenOrder, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { openOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { workOrders as words } from "#messages/workspaces/orders.ts";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { countByStatus, type WorkOrder } from "../read-work-order.ts";

export function OpenOrderCounts({ orders }: { orders: readonly WorkOrder[] }) {
  const counts = countByStatus(orders);
  const isCut = orders.length >= openOrdersQuery.limit;
  return (
    <>
      <Figures label={words.openByStatus}>
        {ORDER_STATUSES.filter(isOpenOrder).map((status) => (
          <Figure key={status} term={words.statuses[status]} value={counts.get(status) ?? 0} />
        ))}
      </Figures>
      {isCut && <p className="muted mt-2 text-sm">{words.countedAmong(openOrdersQuery.limit)}</p>}
    </>
  );
}
