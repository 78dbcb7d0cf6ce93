import { Badge } from "../../../ui/badge.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import type { FranchiseView } from "../read-franchise.ts";

const LEVELS: Readonly<Record<string, string>> = {
  state: "State",
  district: "District",
  individual: "Individual",
};

export function OwnFranchise({ franchise }: { franchise: FranchiseView }) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <p className="text-lg font-semibold">{franchise.territoryName || franchise.territoryCode}</p>
        <Badge tone={franchise.status === "active" ? "success" : "neutral"}>
          {franchise.status === "active" ? "Active" : "Not active"}
        </Badge>
      </div>
      <Facts>
        <Fact term="Level">{LEVELS[franchise.level] ?? "Not recorded"}</Fact>
        <Fact term="Territory code">{franchise.territoryCode}</Fact>
        <Fact term="Commission">{franchise.commissionPercent}% of the fee</Fact>
        {franchise.referralCode !== null && <Fact term="Referral code">{franchise.referralCode}</Fact>}
      </Facts>
    </>
  );
}
