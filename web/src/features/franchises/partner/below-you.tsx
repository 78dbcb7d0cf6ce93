import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { Link } from "react-router-dom";
import { partner } from "#messages/workspaces/partner.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useFranchisesBelow } from "../data/franchises.ts";
import { useSumsBelow } from "../hooks/use-sums-below.ts";

const words = partner.below;

/** How many work below, and what they earned this month. */
export function BelowYou({ uid }: { uid: string }) {
  const below = useFranchisesBelow(uid);
  const has = below.status === "ready" && below.value.length > 0;
  const sums = useSumsBelow(istMonth(useServerMinute()), has);
  const earned =
    sums === null || sums === "failed"
      ? partner.unread
      : formatPaise([...sums.values()].reduce((sum, { earnedPaise }) => sum + earnedPaise, 0));
  return (
    <WorkPanel
      words={words}
      live={below}
      rows={1}
      framed
      aside={
        <Link to={WORKSPACES.franchise.pages.hierarchy} className="link text-sm">
          {words.all}
        </Link>
      }
    >
      {(found) => (
        <p className="figures">{found.length === 0 ? words.none : words.said(found.length, earned)}</p>
      )}
    </WorkPanel>
  );
}
