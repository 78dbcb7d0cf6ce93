import { formatPaise } from "@niyamdesk/domain/money/money";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { type Refundable, refundableOf } from "@niyamdesk/domain/orders/refundable";
import { useState } from "react";
import { refunds as words } from "#messages/refunds.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useOrderBehind, useOwnRequests, usePaymentMoney } from "../data/money.ts";
import { useOpenWishes } from "../data/wish.ts";
import { owedNow } from "../owed.ts";
import type { PaymentMoney } from "../read-money.ts";
import type { OrderBehind } from "../read-order-behind.ts";
import { Reckoning } from "./reckoning.tsx";
import { RefundTrack } from "./refund-track.tsx";

const LeaveDialog = lateDialog(() => import("./leave-dialog.tsx"));

interface OrderRefundProps {
  orderId: string;
  paymentId: string | null;
  uid: string;
}

/** Of an order for its client: what would come back now and why not all, the way to cancel, and where money that comes back is. */
export function OrderRefund({ orderId, paymentId, uid }: OrderRefundProps) {
  return paymentId === null ? null : <OfPayment {...{ orderId, paymentId, uid }} />;
}

function OfPayment({ orderId, paymentId, uid }: OrderRefundProps & { paymentId: string }) {
  const money = usePaymentMoney(paymentId);
  const order = useOrderBehind(orderId);
  if (money.status === "ready" && order.status === "ready") {
    if (money.value === null || order.value === null) return null;
    return <Told {...{ uid, money: money.value, order: order.value }} />;
  }
  return (
    <Panel title={words.title} framed>
      <LivePanel
        live={money.status === "ready" ? order : money}
        label={words.loading}
        failure={words.failed}
        rows={2}
      >
        {() => null}
      </LivePanel>
    </Panel>
  );
}

interface ToldProps {
  uid: string;
  money: PaymentMoney;
  order: OrderBehind;
}

/** Takes no room on an order that is closed and of which nothing went back. */
function Told({ uid, money, order }: ToldProps) {
  const refundable = refundableOf(order.steps, money);
  const asked = useOwnRequests(uid);
  const requests = (asked.status === "ready" ? asked.value : []).filter(
    ({ paymentId }) => paymentId === money.id,
  );
  const isMoving =
    money.refunds.length > 0 || (money.asking_paise ?? 0) > 0 || owedNow(money, requests).length > 0;
  const isOpen = isOpenOrder(order.status);
  if (!isOpen && !isMoving) return null;
  return (
    <Panel title={words.title} framed>
      <div className="grid gap-4">
        {isMoving && <RefundTrack money={money} requests={requests} />}
        {isOpen && <Leaving {...{ uid, order, refundable }} />}
      </div>
    </Panel>
  );
}

function Leaving({ uid, order, refundable }: { uid: string; order: OrderBehind; refundable: Refundable }) {
  const wishes = useOpenWishes(uid);
  const [asking, setAsking] = useState(false);
  const now = useServerMinute();
  const { refundable_paise, barred } = refundable;
  const wish = wishes.status === "ready" ? wishes.value.find((one) => one.orderId === order.id) : undefined;
  const isUntouched = order.status === "pending" && !order.hasBegun;
  if (barred !== null) return <p>{barred === "dispute_open" ? words.disputed : words.takenBack}</p>;
  const sum = formatPaise(refundable_paise);
  return (
    <div>
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.now}</span>
        <span translate="no" className="figures text-lg font-semibold">
          {sum}
        </span>
      </p>
      <p className="mt-1 text-sm">{leadOf(isUntouched, refundable_paise, sum)}</p>
      <details className="text-sm">
        <summary className="link flex min-h-11 cursor-pointer items-center">{words.reckoning}</summary>
        <div className="mb-2">
          <Reckoning refundable={refundable} />
        </div>
      </details>
      {wish ? (
        <p role="status" className="mt-3 rounded-field bg-base-200 p-3 text-sm">
          {now > wish.answerDue ? words.askedLate : words.asked(istDateTime(wish.answerDue))}
        </p>
      ) : (
        <Button look="outline" className="mt-1" onClick={() => setAsking(true)}>
          {isUntouched ? words.cancelAndRefund : words.ask}
        </Button>
      )}
      {asking && <LeaveDialog {...{ isUntouched, order, refundable }} onClose={() => setAsking(false)} />}
    </div>
  );
}

function leadOf(isUntouched: boolean, paise: number, sum: string): string {
  if (isUntouched) return words.before(sum);
  return paise === 0 ? words.nothing : words.after;
}
