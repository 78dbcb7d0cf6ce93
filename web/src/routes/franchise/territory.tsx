import { DISTRICTS_FROM } from "@niyamdesk/domain/places/districts-source";
import { partner } from "#messages/workspaces/partner.ts";
import { useRatesToday } from "../../features/commissions/data/commission-rules.ts";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import { PinTable } from "../../features/franchises/partner/pin-table.tsx";
import type { FranchiseView } from "../../features/franchises/read-franchise.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = partner.territory;

/** What the partner holds, PIN code by PIN code. */
export default function Territory() {
  usePageTitle(words.title);
  return (
    <WorkspacePage title={words.title}>
      <PartnerFrame>{(franchise) => <Known franchise={franchise} />}</PartnerFrame>
    </WorkspacePage>
  );
}

function Known({ franchise }: { franchise: FranchiseView }) {
  const { territory, code, level, since } = franchise;
  const percents = useRatesToday();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Panel title={territory} framed className="self-start">
        <Facts>
          <Fact term={words.code}>{code}</Fact>
          <Fact term={words.level}>{partner.levels[level]}</Fact>
          <Fact term={words.percent}>{words.ofFee(percents[level])}</Fact>
          <Fact term={words.since}>{istFullDate(since)}</Fact>
        </Facts>
        <p className="muted mt-3 text-sm">{words.percentHint}</p>
      </Panel>
      <Panel title={words.pins}>
        <PinTable franchise={franchise} />
        <p className="muted mt-3 text-sm">{words.source(DISTRICTS_FROM)}</p>
      </Panel>
    </div>
  );
}
