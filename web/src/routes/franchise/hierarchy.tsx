import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { partner } from "#messages/workspaces/partner.ts";
import { useRatesToday } from "../../features/commissions/data/commission-rules.ts";
import { useFranchisesBelow } from "../../features/franchises/data/franchises.ts";
import { useSumsBelow } from "../../features/franchises/hooks/use-sums-below.ts";
import { HierarchyTree } from "../../features/franchises/partner/hierarchy-tree.tsx";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import type { FranchiseView } from "../../features/franchises/read-franchise.ts";
import { mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = partner.hierarchy;

/** Who works below the partner: state, district, individual. */
export default function Hierarchy() {
  usePageTitle(words.title);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <PartnerFrame>{(franchise) => <Tree own={franchise} />}</PartnerFrame>
    </WorkspacePage>
  );
}

function Tree({ own }: { own: FranchiseView }) {
  const percents = useRatesToday();
  // Of a partner with several territories, what lies in this one.
  const below = mapLive(useFranchisesBelow(useOwnUid()), (all) =>
    all.filter(({ code }) => code.startsWith(`${own.code}-`)),
  );
  const has = below.status === "ready" && below.value.length > 0;
  const sums = useSumsBelow(istMonth(useServerMinute()), has);
  return (
    <LivePanel live={below} label={words.loading} failure={words.failed} rows={3}>
      {(found) => (
        <div className="max-w-2xl">
          {sums === "failed" && (
            <p role="alert" className="strip mb-4">
              {words.sumsFailed}
            </p>
          )}
          <HierarchyTree {...{ own, sums, percents }} below={found} />
        </div>
      )}
    </LivePanel>
  );
}
