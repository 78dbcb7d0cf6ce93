import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { useOpenComplaints } from "../../features/complaints/data/office-complaints.ts";
import { useRisenOrders, useUnassignedOrders } from "../../features/orders/data/desk-orders.ts";
import { NO_MARKS } from "../../features/orders/desk/queue-marks.ts";
import { WorkRows } from "../../features/orders/desk/work-rows.tsx";
import { mapLive } from "../../lib/firestore/live.ts";
import { istTime } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";

const words = orderAdmin.needs;
const { orders, complaints } = WORKSPACES.admin.pages;
const FIRST = 5;

/** What of the orders only an administrator can put right, by what it harms: promises, complaints, orders of nobody. */
export function OrdersNeeding() {
  const risen = useRisenOrders();
  const open = useOpenComplaints();
  const unassigned = useUnassignedOrders();
  const now = useServerMinute();
  const all =
    risen.status !== "ready"
      ? risen
      : open.status !== "ready"
        ? open
        : mapLive(unassigned, (free) => ({ late: risen.value, complained: open.value.length, free }));
  const context = { workspace: "admin", marks: NO_MARKS, now } as const;
  return (
    <Panel title={words.title}>
      <LivePanel live={all} label={words.loading} failure={words.failed} rows={1}>
        {({ late, complained, free }) => {
          if (late.length + complained + free.length === 0) {
            return <NothingHere>{words.none(istTime(now))}</NothingHere>;
          }
          return (
            <div className="grid gap-4">
              {complained > 0 && <Line text={words.complaints(complained)} to={complaints} />}
              {late.length > 0 && (
                <div className="grid gap-2">
                  <Line text={words.promises(late.length)} to={`${orders}?late=admin`} />
                  <WorkRows
                    label={words.promises(late.length)}
                    orders={late.slice(0, FIRST)}
                    context={context}
                  />
                </div>
              )}
              {free.length > 0 && <Line text={words.unassigned(free.length)} to={`${orders}?with=nobody`} />}
            </div>
          );
        }}
      </LivePanel>
    </Panel>
  );
}

function Line({ text, to }: { text: string; to: string }) {
  return (
    <p className="strip justify-between">
      <span className="font-medium">{text}</span>
      <TextLink to={to}>{words.see}</TextLink>
    </p>
  );
}
