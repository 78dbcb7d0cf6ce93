import { dashboards } from "#messages/workspaces/dashboards.ts";
import { franchises as words } from "#messages/workspaces/franchises.ts";
import { CommissionList, CommissionTotals } from "../../features/franchises/components/commissions.tsx";
import { OwnFranchise } from "../../features/franchises/components/own-franchise.tsx";
import { useOwnCommissions, useOwnFranchise } from "../../features/franchises/data/own-franchise.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function FranchiseDashboard() {
  usePageTitle(dashboards.franchise);
  const uid = useOwnUid();
  const franchise = useOwnFranchise(uid);
  const commissions = useOwnCommissions(uid);
  return (
    <WorkspacePage title={dashboards.franchise}>
      <div className="grid items-start gap-8 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <WorkPanel words={words.territory} live={franchise} framed>
          {(own) => <OwnFranchise franchise={own} />}
        </WorkPanel>
        <WorkPanel words={words.commissions} live={commissions} rows={3}>
          {(earned) => (
            <div className="grid gap-3">
              <CommissionTotals commissions={earned} />
              <CommissionList commissions={earned} />
            </div>
          )}
        </WorkPanel>
      </div>
    </WorkspacePage>
  );
}
