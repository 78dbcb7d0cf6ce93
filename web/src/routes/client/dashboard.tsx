import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { NextConsultation } from "../../features/consultations/components/next-consultation.tsx";
import { Notifications } from "../../features/notifications/components/notifications.tsx";
import { OrderList } from "../../features/orders/components/order-list.tsx";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import { OpenPayments } from "../../features/payments/components/open-payments.tsx";
import { RecentPayments } from "../../features/payments/components/recent-payments.tsx";
import { useOwnCheckouts } from "../../features/payments/data/own-checkouts.ts";
import { useOwnPayments } from "../../features/payments/data/own-payments.ts";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { PATHS } from "../../lib/page/paths.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const RECENT = 3;

export default function Dashboard() {
  usePageTitle("Dashboard");
  const uid = useOwnUid();
  const orders = useOwnOrders(uid);
  const checkouts = useOwnCheckouts(uid);
  const payments = useOwnPayments(uid);
  const profile = useOwnProfile(uid);
  const recent = payments.status === "ready" ? payments.value.slice(0, RECENT) : [];

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-title">Dashboard</h1>
        <ButtonLink to={PATHS.services} look="outline">
          Browse services
        </ButtonLink>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <OpenPayments checkouts={checkouts} orders={orders} />
          <Panel title="Active orders" aside={<TextLink to={PATHS.userOrders}>All orders</TextLink>}>
            <LivePanel live={orders} label="Loading your orders" failure="Failed to load your orders">
              {(all) => (
                <ActiveOrders
                  orders={all.filter((order) => isOpenOrder(order.status))}
                  any={all.length > 0}
                />
              )}
            </LivePanel>
          </Panel>
        </div>
        <div className="grid min-w-0 gap-8">
          <NextConsultation uid={uid} />
          <Notifications
            uid={uid}
            unwanted={profile.status === "ready" ? (profile.value?.unwanted ?? []) : []}
          />
          <Panel
            title="Recent payments"
            aside={recent.length > 0 && <TextLink to={PATHS.userPayments}>All payments</TextLink>}
          >
            <LivePanel live={payments} label="Loading your payments" failure="Failed to load your payments">
              {() =>
                recent.length === 0 ? (
                  <p className="muted">No payments yet.</p>
                ) : (
                  <RecentPayments payments={recent} />
                )
              }
            </LivePanel>
          </Panel>
        </div>
      </div>
    </>
  );
}

function ActiveOrders({ orders, any }: { orders: Parameters<typeof OrderList>[0]["orders"]; any: boolean }) {
  if (orders.length > 0) return <OrderList orders={orders} nextSteps />;
  return (
    <EmptyState
      title={any ? "No order is open right now" : "No orders yet"}
      action={<ButtonLink to={PATHS.services}>Browse services</ButtonLink>}
    >
      {any
        ? "Finished orders stay under My Orders."
        : "Choose a service: its progress shows here, step by step."}
    </EmptyState>
  );
}
