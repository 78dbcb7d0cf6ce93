import { CALL_DISPOSITIONS, CALL_STATUSES } from "@niyamdesk/domain/calls/call";
import { Headset, NotebookPen, PhoneIncoming } from "lucide-react";
import { useContext, useMemo, useState } from "react";
import { callHistory as words } from "#messages/workspaces/call-history.ts";
import { cockpit as callWords } from "#messages/workspaces/cockpit.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useListModel } from "../../../lib/list/use-list-model.ts";
import { BarPlace } from "../../../lib/page/bar-place.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { ListTabs } from "../../../ui/list/list-tools.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { WorkspacePage } from "../../../ui/workspace-page.tsx";
import { useCockpit } from "../cockpit/cockpit.ts";
import { CallAgain, CallCard, callColumns } from "./call-row.tsx";
import { type FollowUpsDue, HistoryFigures } from "./history-figures.tsx";
import { EditCallDialog } from "./late-edit-dialog.ts";
import { PERIODS, usePeriod } from "./period.ts";
import { type CallRecord, readCallRecord } from "./read-call.ts";

const SEARCH = { label: words.search, placeholder: words.searchHint };
const FILTERS = [
  {
    name: "status",
    label: words.status,
    any: words.allStatuses,
    options: CALL_STATUSES.map((status) => [status, callWords.outcomes[status]] as const),
  },
  {
    name: "result",
    label: words.result,
    any: words.allResults,
    options: CALL_DISPOSITIONS.map((result) => [result, callWords.results[result]] as const),
  },
];

const WORKSPACE_OF = { ownCalls: "telecaller", crmCalls: "crm" } as const;
const COLUMNS = {
  ownCalls: callColumns(WORKSPACE_OF.ownCalls),
  crmCalls: callColumns(WORKSPACE_OF.crmCalls),
};

interface CallHistoryProps {
  uid: string;
  list: "ownCalls" | "crmCalls";
  due: FollowUpsDue;
}

/** Own calls of a period: what they come to, and each of them, to be called again or completed. */
export function CallHistory({ uid, list, due }: CallHistoryProps) {
  usePageTitle(words.title);
  const chosen = usePeriod();
  const { bounds } = chosen;
  const model = useListModel(list, readCallRecord, useSameBounds(bounds));
  const cockpit = useCockpit();
  const hasBar = useContext(BarPlace) !== null;
  const keys = useSingleKeys();
  const [editing, setEditing] = useState<CallRecord | null>(null);
  const rowKeys = useMemo(
    () => [
      {
        key: "c",
        label: words.callAgain,
        run: ({ leadId, name, phone }: CallRecord) =>
          cockpit.start({ lead_id: leadId, name, phone_e164: phone }),
      },
      { key: "e", label: words.edit, run: setEditing },
    ],
    [cockpit],
  );
  return (
    <WorkspacePage
      title={words.title}
      actions={
        // Where a phone's bar calls whoever is next, that is the one way to begin.
        <Button className={hasBar ? "max-lg:hidden" : ""} onClick={cockpit.startSession}>
          <Headset size={18} aria-hidden="true" />
          {words.session}
        </Button>
      }
    >
      <div className="-mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:mb-0 sm:gap-4">
        <ListTabs
          label={words.period}
          tabs={PERIODS.map((period) => ({
            label: words.periods[period],
            current: period === chosen.period,
            onSelect: () => chosen.choose(period),
          }))}
        />
        <HistoryFigures {...{ uid, chosen, due }} />
      </div>
      <ListScreen
        model={model}
        label={words.title}
        columns={COLUMNS[list]}
        card={(call) => <CallCard workspace={WORKSPACE_OF[list]} call={call} />}
        nameOf={({ name }) => name}
        acts={(call) => <Acts call={call} onEdit={setEditing} />}
        actsWidth="12.25rem"
        search={SEARCH}
        filters={FILTERS}
        foldsTools
        rowKeys={rowKeys}
        keys={keys}
        canExport
        noMatch={words.none}
        empty={<EmptyState title={words.none} />}
      />
      {editing !== null && (
        <EditCallDialog
          key={editing.id}
          call={editing}
          onClose={() => {
            setEditing(null);
            if (model.state.status === "ready") model.state.letIn();
          }}
        />
      )}
    </WorkspacePage>
  );
}

/** The same one for as long as it says the same: the list is asked for anew by it. */
function useSameBounds({ from, until }: { from: string | null; until: string | null }) {
  return useMemo(() => ({ from, until }), [from, until]);
}

function Acts({ call, onEdit }: { call: CallRecord; onEdit(call: CallRecord): void }) {
  const cockpit = useCockpit();
  const { leadId, name, phone } = call;
  return (
    <span className="flex items-center gap-1 max-lg:flex-col max-lg:items-end">
      <CallAgain call={call} />
      <span className="flex gap-1">
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm act-button"
          aria-label={words.logOf(name)}
          title={words.log}
          onClick={() => cockpit.log({ lead_id: leadId, name, phone_e164: phone })}
        >
          <PhoneIncoming size={17} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm act-button"
          aria-label={words.editOf(call.name)}
          title={words.edit}
          onClick={() => onEdit(call)}
        >
          <NotebookPen size={17} aria-hidden="true" />
        </button>
      </span>
    </span>
  );
}
