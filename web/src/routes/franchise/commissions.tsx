import { COMMISSION_STATUSES } from "@niyamdesk/domain/commissions/commission";
import { commissions } from "#messages/workspaces/commissions.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { whatOf } from "../../features/commissions/components/commission-rows.tsx";
import { OWN_LINE_COLUMNS, OwnLineCard } from "../../features/commissions/components/own-lines.tsx";
import { OwnMonths } from "../../features/commissions/components/own-months.tsx";
import { lastMonths } from "../../features/commissions/last-months.ts";
import { type CommissionView, readCommission } from "../../features/commissions/read-commission.ts";
import { MemberFrame, OwnStanding } from "../../features/franchises/partner/partner-frame.tsx";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = partner.commissions;
const STATUS_OPTIONS = [
  ["", words.all],
  ...COMMISSION_STATUSES.map((status) => [status, commissions.statuses[status]] as const),
] as const;

/** The partner's months and every line of commission. */
export default function OwnCommissions() {
  usePageTitle(words.title);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <MemberFrame none={<Own />} />
    </WorkspacePage>
  );
}

function Own() {
  const { model, counts } = useTabbedList("ownCommissions", readCommission, "status");
  return (
    <>
      <OwnStanding />
      <OwnMonths uid={useOwnUid()} />
      <Panel title={words.lines}>
        <ListScreen
          model={model}
          label={words.lines}
          columns={OWN_LINE_COLUMNS}
          card={lineCard}
          nameOf={whatOf}
          density="roomy"
          tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
          periods={{ ...words.period, options: lastMonths(Date.now()) }}
          canExport
          empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
        />
      </Panel>
    </>
  );
}

function lineCard(line: CommissionView) {
  return <OwnLineCard line={line} />;
}
