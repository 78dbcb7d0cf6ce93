import { FEE_STATUSES } from "@niyamdesk/domain/earnings/ca-fee";
import { fees as words } from "#messages/workspaces/fees.ts";
import { lastMonths } from "../../features/commissions/last-months.ts";
import { FeeCard, feeColumns, whatOf } from "../../features/earnings/components/fee-rows.tsx";
import { type FeeView, readFee } from "../../features/earnings/read-fee.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...FEE_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;
const COLUMNS = feeColumns("ca");

/** Every fee of a CA's, with where it stands. */
export default function CaFees() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("ownFees", readFee, "status");
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <ListScreen
        model={model}
        label={words.list}
        columns={COLUMNS}
        card={feeCard}
        nameOf={whatOf}
        density="roomy"
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        periods={{ ...words.period, options: lastMonths(Date.now()) }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function feeCard(fee: FeeView) {
  return <FeeCard fee={fee} workspace="ca" />;
}
