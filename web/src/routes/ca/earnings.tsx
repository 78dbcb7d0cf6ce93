import { fees } from "#messages/workspaces/fees.ts";
import { AgreedFees } from "../../features/earnings/components/agreed-fees.tsx";
import { OwnEarnings } from "../../features/earnings/components/own-earnings.tsx";
import { useAgreement } from "../../features/earnings/data/earnings.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** What a CA earns, month by month, and what was agreed. */
export default function CaEarnings() {
  usePageTitle(fees.earnings.title);
  const uid = useOwnUid();
  const agreement = useAgreement(uid);
  const services = useServicesOnSale();
  const known = services.status === "ready" ? services.value : [];
  return (
    <WorkspacePage title={fees.earnings.title} intro={fees.intro}>
      <OwnEarnings uid={uid} />
      <Panel title={fees.agreed.title} framed>
        <LivePanel live={agreement} label={fees.agreed.loading} failure={fees.agreed.failed} rows={2}>
          {(agreed) => (
            <AgreedFees
              fees={agreed?.fees ?? []}
              nameOf={(id) => known.find((service) => service.id === id)?.name ?? id}
            />
          )}
        </LivePanel>
      </Panel>
    </WorkspacePage>
  );
}
