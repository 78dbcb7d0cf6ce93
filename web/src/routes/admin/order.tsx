import { COMPLAINTS_PART, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { orderAdmin as words } from "#messages/workspaces/order-admin.ts";
import { ComplaintList } from "../../features/complaints/admin/complaint-list.tsx";
import { useComplaintsOfOrder } from "../../features/complaints/data/office-complaints.ts";
import { FreeOrderMoney } from "../../features/coupons/admin/free-order-money.tsx";
import { usePapersOfAnyOrder } from "../../features/documents/data/desk-papers.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { isFree } from "../../features/orders/read-order.ts";
import { OrderMoney } from "../../features/refunds/admin/order-money.tsx";
import { cancelOrder } from "../../features/refunds/data/acts.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { Button } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkOrder } from "../staff/work-order.tsx";
import { GiveOrders } from "./give-orders.tsx";

const BACK = { to: WORKSPACES.admin.pages.orders, label: words.title };

/** One order for an administrator: the desk, who has it, and what its client complains of. */
export default function AdminOrder() {
  return (
    <WorkOrder
      workspace="admin"
      back={BACK}
      usePapers={usePapersOfAnyOrder}
      more={(order) => (
        <>
          <Assignment order={order} />
          <OrderMoney paymentId={order.paymentId} status={order.status} />
          {isFree(order) && <FreeOrderMoney order={order} cancel={cancelOrder} />}
          <Complaints orderId={order.id} />
        </>
      )}
    />
  );
}

function Assignment({ order }: { order: DeskOrder }) {
  const [isGiving, setGiving] = useState(false);
  const { assignedTo, assignedName, handedAt, status } = order;
  return (
    <Panel title={words.assignment.title} framed>
      <Facts>
        <Fact term={words.with}>{assignedTo === null ? words.unassigned : (assignedName ?? assignedTo)}</Fact>
        {handedAt !== null && <Fact term={words.assignment.since}>{istFullDate(handedAt)}</Fact>}
      </Facts>
      {isOpenOrder(status) && (
        <Button look="outline" size="small" className="mt-4 min-h-11" onClick={() => setGiving(true)}>
          {assignedTo === null ? words.assign.first : words.assign.act}
        </Button>
      )}
      {isGiving && <GiveOrders orders={[order]} onClose={() => setGiving(false)} />}
    </Panel>
  );
}

function Complaints({ orderId }: { orderId: string }) {
  const live = useComplaintsOfOrder(orderId);
  const now = useServerMinute();
  const isThere = live.status === "ready" && live.value.length > 0;
  const part = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // A link to this part is followed once there is something to see.
  useEffect(() => {
    if (isThere && hash === `#${COMPLAINTS_PART}`) part.current?.scrollIntoView({ block: "start" });
  }, [isThere, hash]);
  if (live.status === "ready" && live.value.length === 0) return null;
  return (
    <div ref={part} id={COMPLAINTS_PART} className="scroll-mt-20">
      <Panel title={words.complaints.ofOrder}>
        <LivePanel live={live} label={words.complaints.loading} failure={words.complaints.failed} rows={1}>
          {(complaints) => (
            <ComplaintList label={words.complaints.ofOrder} {...{ complaints, now }} linksToOrder={false} />
          )}
        </LivePanel>
      </Panel>
    </div>
  );
}
