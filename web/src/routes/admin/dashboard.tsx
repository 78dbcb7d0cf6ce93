import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { messagePanels } from "#messages/workspaces/contact.ts";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { firm as firmWords } from "#messages/workspaces/firm.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { workPayments } from "#messages/workspaces/payments.ts";
import { staff as staffWords } from "#messages/workspaces/staff.ts";
import { ticketAdmin } from "#messages/workspaces/ticket-admin.ts";
import { MessageList } from "../../features/contact/components/message-list.tsx";
import { useNewMessages } from "../../features/contact/data/new-messages.ts";
import { FirmFigures } from "../../features/firm/firm-figures.tsx";
import { useFirmMonths } from "../../features/firm/months.ts";
import { OpenOrderCounts } from "../../features/orders/components/open-order-counts.tsx";
import { NewestOrders } from "../../features/orders/components/work-orders.tsx";
import { useAllOrders, useOpenOrders } from "../../features/orders/data/all-orders.ts";
import { HeldPayments } from "../../features/payments/components/held-payments.tsx";
import { useHeldPayments } from "../../features/payments/data/held-payments.ts";
import { StaffCounts } from "../../features/staff/components/staff-counts.tsx";
import { useStaff } from "../../features/staff/data/staff.ts";
import { QuestionsToUs } from "../../features/tickets/components/questions-to-us.tsx";
import { useOpenTickets } from "../../features/tickets/data/tickets.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { OrdersNeeding } from "./orders-needing.tsx";

const NEWEST = 10;

export default function AdminDashboard() {
  usePageTitle(dashboards.admin);
  const open = useOpenOrders();
  const newest = useAllOrders();
  const held = useHeldPayments();
  const messages = useNewMessages();
  const questions = useOpenTickets();
  const staff = useStaff();
  const now = useServerMinute();
  const months = useFirmMonths(now);
  return (
    <WorkspacePage title={dashboards.admin}>
      <OrdersNeeding />
      <WorkPanel words={workOrders.open} live={open} rows={1}>
        {(orders) => <OpenOrderCounts orders={orders} />}
      </WorkPanel>
      <WorkPanel words={workPayments.held} live={held} rows={1}>
        {(payments) => <HeldPayments payments={payments} />}
      </WorkPanel>
      <WorkPanel words={messagePanels.unanswered} live={messages} rows={1}>
        {(unanswered) => (
          <MessageList label={messagePanels.unanswered.title} messages={unanswered.slice(0, NEWEST)} />
        )}
      </WorkPanel>
      <WorkPanel words={ticketAdmin.open} live={questions} rows={1}>
        {(tickets) => <QuestionsToUs label={ticketAdmin.open.title} tickets={tickets} linked />}
      </WorkPanel>
      <LivePanel live={months} label={firmWords.loading} failure={firmWords.failed} rows={4}>
        {(known) => (
          <FirmFigures
            months={known}
            now={now}
            staff={namesOf(staff.status === "ready" ? staff.value : [])}
            toOrders={WORKSPACES.admin.pages.orders}
          />
        )}
      </LivePanel>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <WorkPanel words={workOrders.newest} live={newest} rows={4}>
          {(orders) => <NewestOrders orders={orders.slice(0, NEWEST)} />}
        </WorkPanel>
        <WorkPanel
          words={staffWords.panel}
          live={staff}
          rows={1}
          aside={<TextLink to={WORKSPACES.admin.pages.staff}>{staffWords.manage}</TextLink>}
        >
          {(members) => <StaffCounts members={members} />}
        </WorkPanel>
      </div>
    </WorkspacePage>
  );
}

function namesOf(members: readonly { uid: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(members.map(({ uid, name }) => [uid, name] as const));
}
