import { useSearchParams } from "react-router-dom";
import { partner } from "#messages/workspaces/partner.ts";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import { PrepareForm } from "../../features/franchises/partner/prepare-form.tsx";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { MemberGate } from "./member-gate.tsx";

const words = partner.prepare;

/** A purchase that a client pays in their own account. */
export default function Prepare() {
  usePageTitle(words.title);
  const services = useServicesOnSale();
  const [query] = useSearchParams();
  const form = (franchiseId: string) => (
    <div className="max-w-xl rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <LivePanel live={services} label={words.loading} failure={words.failed} rows={3}>
        {(sold) => <PrepareForm franchiseId={franchiseId} services={sold} client={query.get("for") ?? ""} />}
      </LivePanel>
    </div>
  );
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <PartnerFrame
        member={({ franchiseId, partnerUid }) => (
          <MemberGate partnerUid={partnerUid}>{form(franchiseId)}</MemberGate>
        )}
      >
        {({ id, status }) => (status === "active" ? form(id) : <p>{words.off[status]}</p>)}
      </PartnerFrame>
    </WorkspacePage>
  );
}
