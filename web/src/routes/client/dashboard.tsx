import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { orders as words } from "#messages/orders.ts";
import { payments as paymentWords } from "#messages/payments.ts";
import { site } from "#messages/site.ts";
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
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const RECENT = 3;

export default function Dashboard() {
  usePageTitle(site.dashboard);
  const uid = useOwnUid();
  const orders = useOwnOrders(uid);
  const checkouts = useOwnCheckouts(uid);
  const payments = useOwnPayments(uid);
  const profile = useOwnProfile(uid);
  const recent = payments.status === "ready" ? payments.value.slice(0, RECENT) : [];

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-title">{site.dashboard}</h1>
        <ButtonLink to={PATHS.services} look="outline">
          {words.browse}
        </ButtonLink>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <OpenPayments checkouts={checkouts} orders={orders} />
          <Panel title={words.active} aside={<TextLink to={PATHS.user.orders}>{words.all}</TextLink>}>
            <LivePanel live={orders} label={words.loading} failure={words.failed}>
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
            title={paymentWords.recent}
            aside={recent.length > 0 && <TextLink to={PATHS.user.payments}>{paymentWords.all}</TextLink>}
          >
            <LivePanel live={payments} label={paymentWords.loading} failure={paymentWords.failed}>
              {() =>
                recent.length === 0 ? (
                  <p className="muted">{paymentWords.noneShort}</p>
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
  if (orders.length > 0) return <OrderList orders={orders} heading="h3" nextSteps />;
  return (
    <EmptyState
      title={any ? words.noneOpen : words.none}
      action={<ButtonLink to={PATHS.services}>{words.browse}</ButtonLink>}
    >
      {any ? words.noneOpenHint : words.firstHint}
    </EmptyState>
  );
}
