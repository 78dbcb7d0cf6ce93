import { formatDate } from "@niyamdesk/domain/time/time";
import { LeadList } from "../../features/leads/components/lead-list.tsx";
import { useAssignedLeads } from "../../features/leads/data/leads.ts";
import { ownInOrder } from "../../features/leads/read-lead.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function CrmDashboard() {
  usePageTitle("CRM Dashboard");
  const uid = useOwnUid();
  const leads = useAssignedLeads(uid);
  return (
    <WorkspacePage title="CRM Dashboard" intro={formatDate(useIstDay())}>
      <Panel title="Your leads">
        <LivePanel live={leads} label="Loading your leads" failure="Failed to load your leads" rows={3}>
          {(assigned) => {
            const open = ownInOrder(assigned, uid);
            return open.length === 0 ? (
              <NothingHere>No leads assigned to you yet</NothingHere>
            ) : (
              <LeadList label="Your leads" leads={open} />
            );
          }}
        </LivePanel>
      </Panel>
    </WorkspacePage>
  );
}
