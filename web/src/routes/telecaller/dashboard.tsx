import { formatDate } from "@niyamdesk/domain/time/time";
import { TodaysCalls } from "../../features/calls/components/today.tsx";
import { LeadList } from "../../features/leads/components/lead-list.tsx";
import { useFreeLeads, useOwnLeads } from "../../features/leads/data/leads.ts";
import { ownInOrder, waitingInOrder } from "../../features/leads/read-lead.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function TelecallerDashboard() {
  usePageTitle("Telecaller Dashboard");
  const uid = useOwnUid();
  const today = useIstDay();
  const ownLeads = useOwnLeads(uid);
  const freeLeads = useFreeLeads();
  return (
    <WorkspacePage title="Telecaller Dashboard" intro={formatDate(today)}>
      <Panel title="Today">
        <TodaysCalls uid={uid} startOfDay={today} />
      </Panel>
      <Panel title="Your leads">
        <LivePanel live={ownLeads} label="Loading your leads" failure="Failed to load your leads" rows={3}>
          {(leads) => {
            const own = ownInOrder(leads, uid);
            return own.length === 0 ? (
              <NothingHere>No leads assigned to you yet</NothingHere>
            ) : (
              <LeadList label="Your leads" leads={own} />
            );
          }}
        </LivePanel>
      </Panel>
      <Panel title="Waiting for somebody">
        <LivePanel
          live={freeLeads}
          label="Loading the pool"
          failure="Failed to load the pool of leads"
          rows={2}
        >
          {(leads) => {
            const waiting = waitingInOrder(leads);
            return waiting.length === 0 ? (
              <NothingHere>No unassigned leads available</NothingHere>
            ) : (
              <LeadList label="Waiting for somebody" leads={waiting} />
            );
          }}
        </LivePanel>
      </Panel>
    </WorkspacePage>
  );
}
