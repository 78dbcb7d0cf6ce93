import type { OrderView } from "../read-order.ts";
import { OrderRow } from "./order-row.tsx";

/** Orders of a client that are there to show; loading and failure are the panel's. */
export function OrderList({
  orders,
  heading,
  nextSteps = false,
}: {
  orders: readonly OrderView[];
  /** Of each order: below what the list stands under. */
  heading: "h2" | "h3";
  nextSteps?: boolean;
}) {
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} heading={heading} nextStep={nextSteps} />
      ))}
    </ul>
  );
}
