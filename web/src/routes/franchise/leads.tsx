import { LEAD_STATUSES } from "@niyamdesk/domain/leads/lead";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { leads } from "#messages/workspaces/leads.ts";
import { partner } from "#messages/workspaces/partner.ts";
import type { MemberView } from "../../features/franchises/data/members.ts";
import { MemberFrame, OwnStanding } from "../../features/franchises/partner/partner-frame.tsx";
import { AddLeadDialog } from "../../features/leads/components/add-lead-dialog.tsx";
import { MemberLeads } from "../../features/leads/components/member-leads.tsx";
import { PartnerLeadActs } from "../../features/leads/components/partner-lead-acts.tsx";
import { PARTNER_LEAD_COLUMNS, PartnerLeadCard } from "../../features/leads/components/partner-lead-rows.tsx";
import { type LeadView, readLead } from "../../features/leads/read-lead.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServiceNames } from "../../lib/services/use-service-names.ts";
import { Button } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useMayBring } from "./use-may-bring.ts";

const words = partner.leads;
const STATUS_OPTIONS = [
  ["", words.all],
  ...LEAD_STATUSES.map((status) => [status, leads.statuses[status]] as const),
] as const;

/** People whom the partner brought, and for their staff the same. */
export default function PartnerLeads() {
  usePageTitle(words.title);
  return <MemberFrame member={leadsOf} none={<OwnLeads />} />;
}

function leadsOf({ partner: name, partnerUid }: MemberView) {
  return (
    <WorkspacePage title={partner.team.leads} intro={partner.team.leadsIntro(name)}>
      <MemberLeads partnerUid={partnerUid} />
    </WorkspacePage>
  );
}

function OwnLeads() {
  const [changes, setChanges] = useState(0);
  const { model, counts } = useTabbedList("partnerLeads", readLead, "status", changes);
  const { state } = model;
  const services = useServiceNames();
  const [adding, setAdding] = useState(false);
  // What they brought before is followed up on hold as well.
  const isOff = useMayBring() === false;
  const changed = () => {
    setChanges((count) => count + 1);
    if (state.status === "ready") state.letIn();
  };
  const add = <Button onClick={() => setAdding(true)}>{words.add}</Button>;
  return (
    <WorkspacePage
      title={words.title}
      intro={isOff ? words.introOff : words.intro}
      actions={
        <Button onClick={() => setAdding(true)}>
          <UserPlus size={18} aria-hidden="true" />
          {words.add}
        </Button>
      }
    >
      <OwnStanding />
      <ListScreen
        model={model}
        label={words.list}
        columns={PARTNER_LEAD_COLUMNS}
        card={leadCard}
        nameOf={nameOf}
        density="roomy"
        acts={(lead) => <PartnerLeadActs lead={lead} mayPrepare={!isOff} onDone={changed} />}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        canExport
        empty={
          <EmptyState title={words.none} action={add}>
            {words.noneHint}
          </EmptyState>
        }
      />
      {adding && (
        <AddLeadDialog
          workspace={null}
          services={services}
          onClose={() => setAdding(false)}
          onAdded={changed}
        />
      )}
    </WorkspacePage>
  );
}

function leadCard(lead: LeadView) {
  return <PartnerLeadCard lead={lead} />;
}

function nameOf({ name }: LeadView): string {
  return name;
}
