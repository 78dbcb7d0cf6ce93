import { partnerLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { partner } from "#messages/workspaces/partner.ts";
import { useServiceNames } from "../../../lib/services/use-service-names.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { usePartnerLeads } from "../data/leads.ts";
import { AddLeadDialog } from "./add-lead-dialog.tsx";
import { PartnerLeadActs } from "./partner-lead-acts.tsx";
import { PartnerLeadCard } from "./partner-lead-rows.tsx";

const words = partner.leads;
const seeItself = () => {};

/** Open leads of the partner for whom somebody works. They come and go as they are stored. */
export function MemberLeads({ partnerUid }: { partnerUid: string }) {
  const leads = usePartnerLeads(partnerUid);
  const services = useServiceNames();
  const [adding, setAdding] = useState(false);
  if (leads.status === "loading") return <SkeletonRows rows={4} label={partner.followUps.loading} />;
  if (leads.status === "refused") {
    return <EmptyState title={partner.team.onHold}>{partner.team.onHoldWhy}</EmptyState>;
  }
  if (leads.status !== "ready") return <ErrorState title={partner.followUps.failed} onRetry={leads.retry} />;
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAdding(true)}>
        <UserPlus size={18} aria-hidden="true" />
        {words.add}
      </Button>
      {leads.value.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <ul aria-label={partner.team.leads} className="work-list">
          {leads.value.map((lead) => (
            <li key={lead.id} className="work-row">
              <div className="min-w-0 flex-1">
                <PartnerLeadCard lead={lead} />
              </div>
              <PartnerLeadActs lead={lead} mayPrepare onDone={seeItself} />
            </li>
          ))}
        </ul>
      )}
      {leads.value.length === partnerLeadsQuery.limit && (
        <p className="muted text-sm">{partner.team.firstLeads(partnerLeadsQuery.limit)}</p>
      )}
      {adding && (
        <AddLeadDialog
          workspace={null}
          services={services}
          onClose={() => setAdding(false)}
          onAdded={seeItself}
        />
      )}
    </>
  );
}
