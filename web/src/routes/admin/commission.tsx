import { COMMISSION_STATUSES } from "@niyamdesk/domain/commissions/commission";
import { commissionAdmin as words } from "#messages/workspaces/commission-admin.ts";
import { commissions } from "#messages/workspaces/commissions.ts";
import { LINE_COLUMNS, LineCard } from "../../features/commissions/admin/line-rows.tsx";
import { whatOf } from "../../features/commissions/components/commission-rows.tsx";
import { lastMonths } from "../../features/commissions/last-months.ts";
import { type CommissionView, readCommission } from "../../features/commissions/read-commission.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommissionWays } from "./commission-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...COMMISSION_STATUSES.map((status) => [status, commissions.statuses[status]] as const),
] as const;

/** Every line of commission; those of one partner by a link from their page. */
export default function Commission() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("commissions", readCommission, "status");
  const { at } = model;
  const [franchise] = at.view.filters.franchise ?? [];
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <CommissionWays />
      <ListScreen
        model={model}
        label={words.lines}
        columns={LINE_COLUMNS}
        card={lineCard}
        nameOf={whatOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        {...(franchise === undefined
          ? {}
          : {
              filters: [
                {
                  ...{ name: "franchise", label: words.filtered, any: words.all },
                  options: [[franchise, words.filtered] as const],
                },
              ],
            })}
        periods={{ ...words.period, options: lastMonths(Date.now()) }}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="commissions" at={at} />}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function lineCard(line: CommissionView) {
  return <LineCard line={line} />;
}
