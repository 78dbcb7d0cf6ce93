import { dashboards } from "#messages/workspaces/dashboards.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { LeadList } from "../../features/leads/components/lead-list.tsx";
import { useAssignedLeads } from "../../features/leads/data/leads.ts";
import { ownInOrder } from "../../features/leads/read-lead.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function CrmDashboard() {
  usePageTitle(dashboards.crm);
  const uid = useOwnUid();
  const leads = mapLive(useAssignedLeads(uid), (assigned) => ownInOrder(assigned, uid));
  return (
    <WorkspacePage title={dashboards.crm} intro={istFullDate(useIstDay())}>
      <WorkPanel words={words.own} live={leads} rows={3}>
        {(own) => <LeadList label={words.own.title} leads={own} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
