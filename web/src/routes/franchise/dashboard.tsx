import { SUPPORT } from "@niyamdesk/domain/base/product";
import { CommissionList, CommissionTotals } from "../../features/franchises/components/commissions.tsx";
import { OwnFranchise } from "../../features/franchises/components/own-franchise.tsx";
import { useOwnCommissions, useOwnFranchise } from "../../features/franchises/data/own-franchise.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function FranchiseDashboard() {
  usePageTitle("Franchise Dashboard");
  const uid = useOwnUid();
  const franchise = useOwnFranchise(uid);
  const commissions = useOwnCommissions(uid);
  return (
    <WorkspacePage title="Franchise Dashboard">
      <div className="grid items-start gap-8 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <Panel title="Your territory" framed>
          <LivePanel live={franchise} label="Loading your territory" failure="Failed to load your territory">
            {(own) =>
              own === null ? (
                <p className="muted text-sm">
                  No territory is recorded for you yet. Questions: {SUPPORT.email}
                </p>
              ) : (
                <OwnFranchise franchise={own} />
              )
            }
          </LivePanel>
        </Panel>
        <Panel title="Commissions">
          <LivePanel
            live={commissions}
            label="Loading commissions"
            failure="Failed to load commissions"
            rows={3}
          >
            {(earned) =>
              earned.length === 0 ? (
                <NothingHere>
                  No commission yet. Each paid order of your territory or referral shows here.
                </NothingHere>
              ) : (
                <div className="grid gap-3">
                  <CommissionTotals commissions={earned} />
                  <CommissionList commissions={earned} />
                </div>
              )
            }
          </LivePanel>
        </Panel>
      </div>
    </WorkspacePage>
  );
}
