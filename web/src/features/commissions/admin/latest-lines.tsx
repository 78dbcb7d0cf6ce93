import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { Earned, LineBadge, Share, whatOf } from "../components/commission-rows.tsx";
import { useLatestOf } from "../data/commissions.ts";

const words = commissionAdmin.latest;

/** What one partner earned last, and the way to all of it. */
export function LatestLines({ franchiseId }: { franchiseId: string }) {
  const lines = useLatestOf(franchiseId);
  const all = `${WORKSPACES.admin.pages.commission}?${new URLSearchParams({ franchise: franchiseId })}`;
  return (
    <WorkPanel
      words={words}
      live={lines}
      rows={3}
      aside={
        <Link to={all} className="link text-sm">
          {words.all}
        </Link>
      }
    >
      {(found) => (
        <WorkList label={words.title}>
          {found.map((line) => (
            <WorkRow
              key={line.id}
              title={whatOf(line)}
              detail={
                <span className="figures">
                  {istFullDate(line.at)} · <Share line={line} said={commissionAdmin.said} />
                </span>
              }
              aside={
                <>
                  <Earned paise={line.paise} />
                  <LineBadge line={line} />
                </>
              }
            />
          ))}
        </WorkList>
      )}
    </WorkPanel>
  );
}
