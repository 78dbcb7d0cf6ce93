import { formatDate } from "@niyamdesk/domain/time/time";
import { workConsultations as words } from "#messages/workspaces/consultations.ts";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { ConsultationList } from "../../features/consultations/components/consultation-list.tsx";
import { OutcomeList } from "../../features/consultations/components/outcome-list.tsx";
import { useUnjudgedConsultations } from "../../features/consultations/data/unjudged.ts";
import { useUpcomingConsultations } from "../../features/consultations/data/upcoming.ts";
import { WorkOrders } from "../../features/orders/components/work-orders.tsx";
import { useAssignedOrders } from "../../features/orders/data/assigned-orders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function CaDashboard() {
  usePageTitle(dashboards.ca);
  const uid = useOwnUid();
  const today = useIstDay();
  const orders = useAssignedOrders(uid);
  const consultations = useUpcomingConsultations(uid, today);
  const unjudged = useUnjudgedConsultations(uid, today);
  return (
    <WorkspacePage title={dashboards.ca} intro={formatDate(today)}>
      <WorkPanel words={words.ahead} live={consultations} rows={1}>
        {(upcoming) => <ConsultationList consultations={upcoming} />}
      </WorkPanel>
      <WorkPanel words={words.begun} live={unjudged} rows={1}>
        {(begun) => <OutcomeList consultations={begun} />}
      </WorkPanel>
      <WorkPanel words={workOrders.assigned} live={orders} rows={3}>
        {(assigned) => <WorkOrders label={workOrders.assigned.title} orders={assigned} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
