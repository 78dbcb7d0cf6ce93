import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { istDay } from "@niyamdesk/domain/time/time";
import { dashboard as dashboardWords } from "#messages/dashboard.ts";
import { orders as words } from "#messages/orders.ts";
import { payments as paymentWords } from "#messages/payments.ts";
import { site } from "#messages/site.ts";
import { NextConsultation } from "../../features/consultations/components/next-consultation.tsx";
import { Notifications } from "../../features/notifications/components/notifications.tsx";
import { DatesAhead } from "../../features/orders/components/dates-ahead.tsx";
import { OrderList } from "../../features/orders/components/order-list.tsx";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import type { OrderView } from "../../features/orders/read-order.ts";
import { OpenPayments } from "../../features/payments/components/open-payments.tsx";
import { RecentPayments } from "../../features/payments/components/recent-payments.tsx";
import { useOwnCheckouts } from "../../features/payments/data/own-checkouts.ts";
import { useOwnPayments } from "../../features/payments/data/own-payments.ts";
import { needsClient, openPayments } from "../../features/payments/open-payments.ts";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { audiencesIn } from "../../features/profiles/read-own-profile.ts";
import { NextDates } from "../../features/statutory/components/next-dates.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWaiting, WaitingForYou } from "./waiting.tsx";

const RECENT = 3;
/** As many active orders, and news, stand on it. */
const ACTIVE = 5;
const NEWS = 5;

export default function Dashboard() {
  usePageTitle(site.dashboard);
  const uid = useOwnUid();
  const orders = useOwnOrders(uid);
  const checkouts = useOwnCheckouts(uid);
  const payments = useOwnPayments(uid);
  const profile = useOwnProfile(uid);
  const now = useServerMinute();
  const waiting = useWaiting(uid, orders);
  const known = orders.status === "ready" ? orders.value : null;
  const toPay =
    checkouts.status === "ready" ? openPayments(checkouts.value, known, now).filter(needsClient).length : 0;
  const recent = payments.status === "ready" ? payments.value.slice(0, RECENT) : [];

  return (
    <>
      <WaitingForYou known={waiting} payments={toPay} isNew={known?.length === 0 && toPay === 0} />
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
          {known !== null && known.length > 0 && <DatesAhead orders={known} />}
          <NextDates uid={uid} today={istDay(now)} />
          <NextConsultation uid={uid} />
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
          <Notifications
            uid={uid}
            unwanted={profile.status === "ready" ? (profile.value?.unwanted ?? []) : []}
            audiences={audiencesIn(profile)}
            most={NEWS}
          />
        </div>
      </div>
    </>
  );
}

/** Those whose turn is the client's come first, then what is promised soonest. */
function inTurn(orders: readonly OrderView[]): OrderView[] {
  const rank = ({ work }: OrderView) => (work?.clock?.waits_for === "client" ? 0 : 1);
  const due = ({ work, placedAt }: OrderView) => work?.clock?.promised ?? placedAt;
  return orders.toSorted((one, next) => rank(one) - rank(next) || due(one) - due(next));
}

function ActiveOrders({ orders, any }: { orders: readonly OrderView[]; any: boolean }) {
  if (orders.length > 0) {
    return (
      <>
        <OrderList orders={inTurn(orders).slice(0, ACTIVE)} heading="h3" nextSteps />
        {orders.length > ACTIVE && (
          <p className="mt-2">
            <TextLink to={PATHS.user.orders}>{dashboardWords.allOrders(orders.length)}</TextLink>
          </p>
        )}
      </>
    );
  }
  return (
    <EmptyState
      title={any ? words.noneOpen : words.none}
      action={<ButtonLink to={PATHS.services}>{words.browse}</ButtonLink>}
    >
      {any ? words.noneOpenHint : words.firstHint}
    </EmptyState>
  );
}
