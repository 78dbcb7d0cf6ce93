import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { workConsultations as words } from "#messages/workspaces/consultations.ts";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { desk } from "#messages/workspaces/order-desk.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { ConsultationList } from "../../features/consultations/components/consultation-list.tsx";
import { OutcomeList } from "../../features/consultations/components/outcome-list.tsx";
import { useUnjudgedConsultations } from "../../features/consultations/data/unjudged.ts";
import { useUpcomingConsultations } from "../../features/consultations/data/upcoming.ts";
import { grouped } from "../../features/orders/desk/queue-groups.ts";
import { WorkRows } from "../../features/orders/desk/work-rows.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useWorkDay } from "../staff/use-work-day.ts";
import { WorkStrip } from "../staff/work-strip.tsx";

export default function CaDashboard() {
  usePageTitle(dashboards.ca);
  const uid = useOwnUid();
  const today = useIstDay();
  const { orders, context } = useWorkDay(uid, "ca");
  const consultations = useUpcomingConsultations(uid, today);
  const unjudged = useUnjudgedConsultations(uid, today);
  return (
    <WorkspacePage title={dashboards.ca} intro={istFullDate(today)}>
      <WorkStrip workspace="ca" />
      <WorkPanel
        words={words.ahead}
        live={consultations}
        rows={1}
        aside={<TextLink to={WORKSPACES.ca.pages.consultations}>{words.weekLink}</TextLink>}
      >
        {(upcoming) => <ConsultationList consultations={upcoming} />}
      </WorkPanel>
      <WorkPanel words={words.begun} live={unjudged} rows={1}>
        {(begun) => <OutcomeList consultations={begun} />}
      </WorkPanel>
      <WorkPanel
        words={workOrders.assigned}
        live={orders}
        rows={3}
        aside={<TextLink to={WORKSPACES.ca.pages.orders}>{desk.day.all}</TextLink>}
      >
        {(assigned) => (
          <WorkRows
            label={workOrders.assigned.title}
            orders={grouped(
              assigned.map((row) => ({ row })),
              context,
            ).flatMap(({ rows }) => rows.map(({ row }) => row))}
            context={context}
          />
        )}
      </WorkPanel>
    </WorkspacePage>
  );
}
