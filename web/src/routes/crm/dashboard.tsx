import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { callingDay } from "#messages/workspaces/calling-day.ts";
import { dashboards } from "#messages/workspaces/dashboards.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { OwnLeadRows } from "../../features/leads/components/own-lead-rows.tsx";
import { useAssignedLeads } from "../../features/leads/data/leads.ts";
import { ownInOrder } from "../../features/leads/read-lead.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function CrmDashboard() {
  usePageTitle(dashboards.crm);
  const uid = useOwnUid();
  const now = useServerMinute();
  const cockpit = useCockpit();
  const leads = mapLive(useAssignedLeads(uid), (assigned) => ownInOrder(assigned, uid));
  return (
    <WorkspacePage title={dashboards.crm} intro={istFullDate(now)}>
      <WorkPanel
        words={words.own}
        live={leads}
        rows={3}
        aside={<TextLink to={WORKSPACES.crm.pages.leads}>{callingDay.allLeads}</TextLink>}
      >
        {(own) => (
          <OwnLeadRows
            label={words.own.title}
            leads={own}
            now={now}
            addressOf={(id) => PATHS.lead("crm", id)}
            onCall={({ id, name, phone }) => cockpit.start({ lead_id: id, name, phone_e164: phone })}
          />
        )}
      </WorkPanel>
    </WorkspacePage>
  );
}
