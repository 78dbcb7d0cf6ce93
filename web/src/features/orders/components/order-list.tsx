import type { OrderView } from "../read-order.ts";
import { OrderRow } from "./order-row.tsx";

/** Orders of a client that are there to show; loading and failure are the panel's. */
export function OrderList({
  orders,
  nextSteps = false,
}: {
  orders: readonly OrderView[];
  nextSteps?: boolean;
}) {
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} nextStep={nextSteps} />
      ))}
    </ul>
  );
}
