import { APPLICATION_STATUSES } from "@niyamdesk/domain/applications/application";
import { FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { applications as words } from "#messages/workspaces/applications.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import {
  APPLICATION_COLUMNS,
  ApplicationCard,
} from "../../features/applications/components/application-rows.tsx";
import { LateApplications } from "../../features/applications/components/late-applications.tsx";
import { type ApplicationView, readApplication } from "../../features/applications/read-application.ts";
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
  ...APPLICATION_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;
const FILTERS = [
  {
    ...{ name: "level", label: words.level, any: words.allLevels },
    options: FRANCHISE_LEVELS.map((level) => [level, franchiseAdmin.levels[level]] as const),
  },
];

/** Whoever applied for a territory, late ones first. */
export default function Franchises() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("applications", readApplication, "status");
  const { state, at } = model;
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <FranchiseWays />
      <LateApplications isWanted={state.status === "ready"} />
      <ListScreen
        model={model}
        label={words.list}
        columns={APPLICATION_COLUMNS}
        card={applicationCard}
        nameOf={nameOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={FILTERS}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="applications" at={at} />}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function applicationCard(application: ApplicationView) {
  return <ApplicationCard application={application} />;
}

function nameOf({ name }: ApplicationView): string {
  return name;
}
