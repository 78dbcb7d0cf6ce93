import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { adminLeads as words } from "#messages/workspaces/lead-admin.ts";
import { leads } from "#messages/workspaces/leads.ts";
import {
  type AdminLeadAct,
  AdminLeadActs,
  PartDialog,
} from "../../features/leads/components/admin-lead-acts.tsx";
import { AssignDialog } from "../../features/leads/components/assign-dialog.tsx";
import { ConversionDialog } from "../../features/leads/components/conversion-dialog.tsx";
import { LeadFacts } from "../../features/leads/components/lead-facts.tsx";
import { LeadNumber } from "../../features/leads/components/lead-number.tsx";
import { LeadStatusBadge } from "../../features/leads/components/lead-status.tsx";
import { LeadTimeline } from "../../features/leads/components/lead-timeline.tsx";
import { useHistory } from "../../features/leads/data/history.ts";
import { useLead } from "../../features/leads/data/lead.ts";
import type { LeadView } from "../../features/leads/read-lead.ts";
import { useTelecallersAtWork } from "../../features/staff/data/staff.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";

const LIST = WORKSPACES.admin.pages.leads;

/** One lead for an administrator, whoever has it: who it is, what happened, and what can be put right. */
export default function AdminLead() {
  const { leadId = "" } = useParams();
  const live = useLead(leadId);
  return (
    <LivePanel live={live} label={leads.page.loading} failure={leads.page.failed} rows={4}>
      {(lead) => (lead === null ? <Unknown /> : <Known key={leadId} lead={lead} />)}
    </LivePanel>
  );
}

function Known({ lead }: { lead: LeadView }) {
  usePageTitle(lead.name);
  const now = useServerMinute();
  const history = useHistory(lead.id, lead.updatedAt);
  const [act, setAct] = useState<AdminLeadAct | null>(null);
  const close = () => setAct(null);
  const telecallers = useTelecallersAtWork(act === "assign");
  return (
    <>
      <BackLink to={LIST}>{leads.page.back}</BackLink>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            {lead.name}
            <LeadStatusBadge status={lead.status} />
          </h1>
          <LeadNumber lead={lead} />
        </div>
        <AdminLeadActs lead={lead} onAct={setAct} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-8 max-lg:order-1">
          {lead.notes !== "" && (
            <Panel title={words.notes} framed>
              <p className="whitespace-pre-line wrap-anywhere">{lead.notes}</p>
            </Panel>
          )}
          <LeadTimeline lead={lead} history={history} now={now} />
        </div>
        <Panel title={leads.page.facts} framed>
          <LeadFacts lead={lead} assigned={assignedWords(lead)} />
        </Panel>
      </div>
      {act === "assign" && (
        <AssignDialog leads={[lead]} telecallers={telecallers} onDone={() => undefined} onClose={close} />
      )}
      {act === "takeBack" && (
        <ConversionDialog lead={lead} why={words.takeBackWhy} onDone={() => undefined} onClose={close} />
      )}
      {act === "part" && <PartDialog lead={lead} onDone={() => undefined} onClose={close} />}
    </>
  );
}

function assignedWords({ assignedTo, assignedName }: LeadView): string {
  if (assignedTo === null) return words.nobodyShort;
  return assignedName ?? leads.someone;
}

function Unknown() {
  usePageTitle(leads.page.notFound);
  return (
    <DeadEnd title={leads.page.notFound} ways={<ButtonLink to={LIST}>{leads.page.back}</ButtonLink>}>
      {words.notFoundWhy}
    </DeadEnd>
  );
}
