import { formatDate } from "@niyamdesk/domain/time/time";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { TodaysCalls } from "../../features/calls/components/today.tsx";
import { LeadList } from "../../features/leads/components/lead-list.tsx";
import { useFreeLeads, useOwnLeads } from "../../features/leads/data/leads.ts";
import { ownInOrder, waitingInOrder } from "../../features/leads/read-lead.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function TelecallerDashboard() {
  usePageTitle(dashboards.telecaller);
  const uid = useOwnUid();
  const today = useIstDay();
  const ownLeads = mapLive(useOwnLeads(uid), (leads) => ownInOrder(leads, uid));
  const freeLeads = mapLive(useFreeLeads(), waitingInOrder);
  return (
    <WorkspacePage title={dashboards.telecaller} intro={formatDate(today)}>
      <TodaysCalls uid={uid} startOfDay={today} />
      <WorkPanel words={words.own} live={ownLeads} rows={3}>
        {(own) => <LeadList label={words.own.title} leads={own} />}
      </WorkPanel>
      <WorkPanel words={words.unassigned} live={freeLeads} rows={2}>
        {(waiting) => <LeadList label={words.unassigned.title} leads={waiting} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
