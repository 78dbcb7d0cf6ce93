import { isOpenOrder, ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/order";
import { QUERIES } from "@niyamdesk/domain/queries";
import { Figure, Figures } from "../../../ui/figures.tsx";
import { countByStatus, type WorkOrder } from "../read-work-order.ts";

/** Said to those who work on orders. */
const TERMS: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: "Received",
  processing: "In progress",
  awaiting_documents: "Waiting for documents",
  in_review: "In review",
};

export function OpenOrderCounts({ orders }: { orders: readonly WorkOrder[] }) {
  const counts = countByStatus(orders);
  const isCut = orders.length >= QUERIES.openOrders.limit;
  return (
    <>
      <Figures label="Open orders by status">
        {ORDER_STATUSES.filter(isOpenOrder).map((status) => (
          <Figure key={status} term={TERMS[status] ?? status} value={counts.get(status) ?? 0} />
        ))}
      </Figures>
      {isCut && (
        <p className="muted mt-2 text-sm">Counted among the newest {QUERIES.openOrders.limit} open orders.</p>
      )}
    </>
  );
}
