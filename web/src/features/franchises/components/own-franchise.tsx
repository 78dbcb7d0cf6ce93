import { franchises as words } from "#messages/workspaces/franchises.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { FranchiseView } from "../read-franchise.ts";

export function OwnFranchise({ franchise }: { franchise: FranchiseView }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p className="text-lg font-semibold">{franchise.territoryName || franchise.territoryCode}</p>
        <Badge tone={franchise.status === "active" ? "success" : "neutral"}>
          {franchise.status === "active" ? words.active : words.inactive}
        </Badge>
      </div>
      <Facts>
        <Fact term={words.level}>{words.levels[franchise.level] ?? words.noLevel}</Fact>
        <Fact term={words.code}>{franchise.territoryCode}</Fact>
        <Fact term={words.commission}>{words.ofFee(franchise.commissionPercent)}</Fact>
        {franchise.referralCode !== null && <Fact term={words.referralCode}>{franchise.referralCode}</Fact>}
      </Facts>
    </>
  );
}
