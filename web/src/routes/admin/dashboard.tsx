import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { MessageList } from "../../features/contact/components/message-list.tsx";
import { useNewMessages } from "../../features/contact/data/new-messages.ts";
import { OpenOrderCounts } from "../../features/orders/components/open-order-counts.tsx";
import { NewestOrders } from "../../features/orders/components/work-orders.tsx";
import { useAllOrders, useOpenOrders } from "../../features/orders/data/all-orders.ts";
import { HeldPayments } from "../../features/payments/components/held-payments.tsx";
import { useHeldPayments } from "../../features/payments/data/held-payments.ts";
import { StaffCounts } from "../../features/staff/components/staff-counts.tsx";
import { useStaff } from "../../features/staff/data/staff.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const NEWEST = 10;

export default function AdminDashboard() {
  usePageTitle("Admin Dashboard");
  const open = useOpenOrders();
  const newest = useAllOrders();
  const held = useHeldPayments();
  const messages = useNewMessages();
  const staff = useStaff();
  return (
    <WorkspacePage title="Admin Dashboard">
      <Panel title="Open orders">
        <LivePanel live={open} label="Loading open orders" failure="Failed to load open orders" rows={1}>
          {(orders) => <OpenOrderCounts orders={orders} />}
        </LivePanel>
      </Panel>
      <Panel title="Payments that need action">
        <LivePanel live={held} label="Loading held payments" failure="Failed to load held payments" rows={1}>
          {(payments) =>
            payments.length === 0 ? (
              <NothingHere>
                No payment is held. One that fits no order as it should shows here at once.
              </NothingHere>
            ) : (
              <HeldPayments payments={payments} />
            )
          }
        </LivePanel>
      </Panel>
      <Panel title="Messages from the website">
        <LivePanel live={messages} label="Loading messages" failure="Failed to load messages" rows={1}>
          {(unanswered) =>
            unanswered.length === 0 ? (
              <NothingHere>Nobody is waiting for an answer.</NothingHere>
            ) : (
              <MessageList label="Messages from the website" messages={unanswered.slice(0, NEWEST)} />
            )
          }
        </LivePanel>
      </Panel>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title="Newest orders">
          <LivePanel live={newest} label="Loading orders" failure="Failed to load orders" rows={4}>
            {(orders) =>
              orders.length === 0 ? (
                <NothingHere>No orders yet.</NothingHere>
              ) : (
                <NewestOrders orders={orders.slice(0, NEWEST)} />
              )
            }
          </LivePanel>
        </Panel>
        <Panel title="Staff" aside={<TextLink to={WORKSPACES.admin.pages.staff}>Manage staff</TextLink>}>
          <LivePanel live={staff} label="Loading staff" failure="Failed to load staff" rows={1}>
            {(members) => <StaffCounts members={members} />}
          </LivePanel>
        </Panel>
      </div>
    </WorkspacePage>
  );
}
