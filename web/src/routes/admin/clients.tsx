import { STATES } from "@niyamdesk/domain/places/states";
import { LOCALE } from "#messages/language.ts";
import { states } from "#messages/states.ts";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { CLIENT_COLUMNS, ClientCard } from "../../features/clients/client-rows.tsx";
import { type ClientView, readClient } from "../../features/clients/read-client.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useListModel } from "../../lib/list/use-list-model.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const BY_NAME = STATES.map(([code]) => [code, states[code]] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);
const FILTERS = [
  { name: "state", label: words.state, any: words.allStates, options: BY_NAME },
  {
    ...{ name: "account", label: words.account, any: words.allAccounts },
    options: [["closed", words.closed]] as const,
  },
];

/** Everyone who has a client's account. */
export default function Clients() {
  usePageTitle(words.title);
  const model = useListModel("clients", readClient);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <ListScreen
        model={model}
        label={words.list}
        columns={CLIENT_COLUMNS}
        card={clientCard}
        nameOf={nameOf}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={FILTERS}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="clients" at={model.at} />}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function clientCard(client: ClientView) {
  return <ClientCard client={client} />;
}

function nameOf({ name }: ClientView): string {
  return name;
}
