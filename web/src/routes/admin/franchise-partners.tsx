import { FRANCHISE_STATUSES } from "@niyamdesk/domain/franchises/franchise";
import { FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { FRANCHISE_COLUMNS, FranchiseCard } from "../../features/franchises/admin/franchise-rows.tsx";
import { type FranchiseView, readFranchise } from "../../features/franchises/read-franchise.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FranchiseWays } from "./franchise-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...FRANCHISE_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;
const FILTERS = [
  {
    ...{ name: "level", label: words.level, any: words.allLevels },
    options: FRANCHISE_LEVELS.map((level) => [level, words.levels[level]] as const),
  },
];

/** Partners and what they hold. */
export default function FranchisePartners() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("franchises", readFranchise, "status");
  const { at } = model;
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <FranchiseWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={FRANCHISE_COLUMNS}
        card={franchiseCard}
        nameOf={nameOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={FILTERS}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="franchises" at={at} />}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function franchiseCard(franchise: FranchiseView) {
  return <FranchiseCard franchise={franchise} />;
}

function nameOf({ partner, code }: FranchiseView): string {
  return `${partner}, ${code}`;
}
