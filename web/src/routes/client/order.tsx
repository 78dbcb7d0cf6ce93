import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useParams } from "react-router-dom";
import { orders as words } from "#messages/orders.ts";
import { OrderHeader } from "../../features/orders/components/order-header.tsx";
import { OrderNotFound } from "../../features/orders/components/order-not-found.tsx";
import { OrderContact, OrderSupport } from "../../features/orders/components/order-people.tsx";
import { OrderTimeline } from "../../features/orders/components/order-timeline.tsx";
import { useOrder } from "../../features/orders/data/order.ts";
import type { OrderView } from "../../features/orders/read-order.ts";
import { Bill } from "../../features/payments/components/bill.tsx";
import { BilledTo } from "../../features/payments/components/billed-to.tsx";
import { PaymentSummary } from "../../features/payments/components/payment-summary.tsx";
import { SecondDebit } from "../../features/payments/components/second-debit.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { OrderDocuments } from "./order-documents.tsx";

export default function OrderPage() {
  const { orderId = "" } = useParams();
  return <OrderOf key={orderId} id={orderId} />;
}

function OrderOf({ id }: { id: string }) {
  const live = useOrder(id);
  usePageTitle(titleOf(live));
  return (
    <LivePanel live={live} label={words.loadingOne} failure={words.failedOne} rows={4}>
      {(order) => (order === null ? <OrderNotFound /> : <OrderScreen order={order} />)}
    </LivePanel>
  );
}

function titleOf(live: ReturnType<typeof useOrder>): string {
  if (live.status !== "ready") return words.order;
  return live.value === null ? words.notFound : live.value.serviceName;
}

function OrderScreen({ order }: { order: OrderView }) {
  return (
    <>
      <OrderHeader order={order} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <Panel title={words.progress} framed>
            <OrderTimeline events={order.timeline} />
          </Panel>
          <Panel title={words.documents} framed>
            <OrderDocuments orderId={order.id} serviceId={order.serviceId} open={isOpenOrder(order.status)} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-8">
          <Panel title={words.amount} framed>
            {order.checkoutId !== null && <Bill checkoutId={order.checkoutId} amount={order.amount} />}
          </Panel>
          {order.paymentId !== null && (
            <Panel title={words.payment} framed>
              <PaymentSummary paymentId={order.paymentId} />
              {order.checkoutId !== null && <SecondDebit checkoutId={order.checkoutId} />}
            </Panel>
          )}
          <Panel title={words.contact} framed>
            <OrderContact customer={order.customer} />
            {order.checkoutId !== null && <BilledTo checkoutId={order.checkoutId} />}
          </Panel>
          <Panel title={words.questions} framed>
            <OrderSupport orderId={order.id} />
          </Panel>
        </div>
      </div>
    </>
  );
}
