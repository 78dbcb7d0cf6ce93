import { formatDate } from "@niyamdesk/domain/time/time";
import { WorkOrders } from "../../features/orders/components/work-orders.tsx";
import { useAssignedOrders } from "../../features/orders/data/assigned-orders.ts";
import { TaskList } from "../../features/tasks/components/task-list.tsx";
import { useOpenTasks } from "../../features/tasks/data/open-tasks.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function TaxExecutiveDashboard() {
  usePageTitle("Tax Executive Dashboard");
  const uid = useOwnUid();
  const orders = useAssignedOrders(uid);
  const tasks = useOpenTasks(uid);
  return (
    <WorkspacePage title="Tax Executive Dashboard" intro={formatDate(useIstDay())}>
      <Panel title="Your orders, by due date">
        <LivePanel live={orders} label="Loading your orders" failure="Failed to load your orders" rows={3}>
          {(assigned) =>
            assigned.length === 0 ? (
              <NothingHere>No open order is assigned to you.</NothingHere>
            ) : (
              <WorkOrders label="Your orders" orders={assigned} />
            )
          }
        </LivePanel>
      </Panel>
      <Panel title="Open tasks">
        <LivePanel live={tasks} label="Loading your tasks" failure="Failed to load your tasks" rows={2}>
          {(open) =>
            open.length === 0 ? <NothingHere>Nothing is left to do.</NothingHere> : <TaskList tasks={open} />
          }
        </LivePanel>
      </Panel>
    </WorkspacePage>
  );
}
