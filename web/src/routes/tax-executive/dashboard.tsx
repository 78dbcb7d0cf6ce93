import { formatDate } from "@niyamdesk/domain/time/time";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { tasks as taskWords } from "#messages/workspaces/tasks.ts";
import { WorkOrders } from "../../features/orders/components/work-orders.tsx";
import { useAssignedOrders } from "../../features/orders/data/assigned-orders.ts";
import { TaskList } from "../../features/tasks/components/task-list.tsx";
import { useOpenTasks } from "../../features/tasks/data/open-tasks.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function TaxExecutiveDashboard() {
  usePageTitle(dashboards.tax_executive);
  const uid = useOwnUid();
  const orders = useAssignedOrders(uid);
  const tasks = useOpenTasks(uid);
  return (
    <WorkspacePage title={dashboards.tax_executive} intro={formatDate(useIstDay())}>
      <WorkPanel words={workOrders.assigned} live={orders} rows={3}>
        {(assigned) => <WorkOrders label={workOrders.assigned.title} orders={assigned} />}
      </WorkPanel>
      <WorkPanel words={taskWords} live={tasks} rows={2}>
        {(open) => <TaskList tasks={open} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
