import { OrderList } from "../../features/orders/components/order-list.tsx";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";

export default function Orders() {
  usePageTitle("My Orders");
  const orders = useOwnOrders(useOwnUid());
  return (
    <>
      <h1 className="text-title mb-6">My Orders</h1>
      <LivePanel live={orders} label="Loading your orders" failure="Failed to load your orders" rows={4}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="No orders yet"
              action={<ButtonLink to={PATHS.services}>Browse services</ButtonLink>}
            >
              What you order shows here with its status and every step of the work.
            </EmptyState>
          ) : (
            <OrderList orders={all} />
          )
        }
      </LivePanel>
    </>
  );
}
