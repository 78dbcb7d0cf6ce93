import { formatDate } from "@niyamdesk/domain/time/time";
import { consultations as words } from "#messages/consultations.ts";
import { ConsultationList } from "../../features/consultations/components/consultation-list.tsx";
import { OutcomeList } from "../../features/consultations/components/outcome-list.tsx";
import { useUnjudgedConsultations } from "../../features/consultations/data/unjudged.ts";
import { useUpcomingConsultations } from "../../features/consultations/data/upcoming.ts";
import { WorkOrders } from "../../features/orders/components/work-orders.tsx";
import { useAssignedOrders } from "../../features/orders/data/assigned-orders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function CaDashboard() {
  usePageTitle("CA Dashboard");
  const uid = useOwnUid();
  const today = useIstDay();
  const orders = useAssignedOrders(uid);
  const consultations = useUpcomingConsultations(uid, today);
  const unjudged = useUnjudgedConsultations(uid, today);
  return (
    <WorkspacePage title="CA Dashboard" intro={formatDate(today)}>
      <Panel title={words.caTitle}>
        <LivePanel live={consultations} label={words.loading} failure={words.failed} rows={1}>
          {(upcoming) => <ConsultationList consultations={upcoming} />}
        </LivePanel>
      </Panel>
      <Panel title={words.outcomeTitle}>
        <LivePanel live={unjudged} label={words.outcomeLoading} failure={words.outcomeFailed} rows={1}>
          {(begun) => <OutcomeList consultations={begun} />}
        </LivePanel>
      </Panel>
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
    </WorkspacePage>
  );
}
