import { PATHS } from "@niyamdesk/domain/base/addresses";
import { orders as words } from "#messages/orders.ts";
import { OrderList } from "../../features/orders/components/order-list.tsx";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";

export default function Orders() {
  usePageTitle(words.title);
  const orders = useOwnOrders(useOwnUid());
  return (
    <>
      <h1 className="text-title mb-6">{words.title}</h1>
      <LivePanel live={orders} label={words.loading} failure={words.failed} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={words.none}
              action={<ButtonLink to={PATHS.services}>{words.browse}</ButtonLink>}
            >
              {words.noneHint}
            </EmptyState>
          ) : (
            <OrderList orders={all} heading="h2" />
          )
        }
      </LivePanel>
    </>
  );
}
