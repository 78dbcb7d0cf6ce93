import { isOpenOrder, ORDER_STATUSES } from "@niyamdesk/domain/orders/order";
import { openOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { countByStatus, type WorkOrder } from "../read-work-order.ts";
import { WORK_LABELS } from "../status.ts";

export function OpenOrderCounts({ orders }: { orders: readonly WorkOrder[] }) {
  const counts = countByStatus(orders);
  const isCut = orders.length >= openOrdersQuery.limit;
  return (
    <>
      <Figures label="Open orders by status">
        {ORDER_STATUSES.filter(isOpenOrder).map((status) => (
          <Figure key={status} term={WORK_LABELS[status]} value={counts.get(status) ?? 0} />
        ))}
      </Figures>
      {isCut && (
        <p className="muted mt-2 text-sm">Counted among the newest {openOrdersQuery.limit} open orders.</p>
      )}
    </>
  );
}
