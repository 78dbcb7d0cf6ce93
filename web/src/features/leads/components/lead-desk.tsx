import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { isOverdue } from "@niyamdesk/domain/time/due";
import { Clock } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useListModel } from "../../../lib/list/use-list-model.ts";
import { LayoutSwitch } from "../../../ui/list/layout-switch.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../../ui/list/saved-views-menu.tsx";
import { useLeadBulk } from "../hooks/use-lead-bulk.ts";
import { useLeadViews } from "../hooks/use-lead-views.ts";
import { useLeadWork } from "../hooks/use-lead-work.ts";
import { useKnown, useLetGo } from "../hooks/use-shown-leads.ts";
import { closedWords } from "../lead-bars.ts";
import { filterOptions } from "../lead-filters.ts";
import { leadRowKeys } from "../lead-row-keys.ts";
import { viewOf } from "../lead-view.ts";
import type { Caller } from "../lead-work.ts";
import { type LeadView, readLead } from "../read-lead.ts";
import { AddLeadDialog } from "./add-lead-dialog.tsx";
import { LeadConflicts } from "./conflict-dialog.tsx";
import { LeadFollowUpDialog } from "./follow-up-dialog.tsx";
import { LeadActs, TakeWords } from "./lead-acts.tsx";
import { LeadBoard } from "./lead-board.tsx";
import { LeadCard, leadColumns } from "./lead-columns.tsx";
import { LeadDialogs } from "./lead-dialogs.tsx";
import { LeadViews } from "./lead-views.tsx";
import { NoLeads, NothingDue } from "./no-leads.tsx";

export interface LeadDeskProps {
  workspace: LeadWorkspace;
  caller: Caller;
  /** Names of what can be asked for. */
  services: readonly string[];
  isAdding: boolean;
  onAdded(): void;
  /** How many the list has, for the page's title. */
  onCount(count: string | null): void;
}

/** Where whoever calls decides whom to call: own leads and, read apart, those that are nobody's. */
export function LeadDesk(props: LeadDeskProps) {
  const [parameters] = useSearchParams();
  const isFree = props.workspace === "telecaller" && parameters.get("of") === "unassigned";
  return <Leads key={isFree ? "free" : "own"} {...props} isFree={isFree} />;
}

const SEARCH = { label: words.search, placeholder: words.searchHint };
const ACTS_WIDTH = { own: "8rem", free: "10.5rem" } as const;

function Leads({
  workspace,
  caller,
  services,
  isAdding,
  onAdded,
  onCount,
  isFree,
}: LeadDeskProps & { isFree: boolean }) {
  const listName = isFree ? "freeLeads" : workspace === "crm" ? "crmLeads" : "ownLeads";
  const model = useListModel(listName, readLead);
  const { state, at } = model;
  const [done, setDone] = useState(0);
  const letIn = useRef(() => {});
  letIn.current = () => state.status === "ready" && state.letIn();
  const onDone = useCallback(() => {
    setDone((count) => count + 1);
    letIn.current();
  }, []);
  const { work, asked, close } = useLeadWork(workspace, caller, onDone);
  const [parameters] = useSearchParams();
  const keys = useSingleKeys();
  const isBoard = !isFree && parameters.get("as") === "board";
  const matching = state.status === "ready" ? state.count : null;
  const counted = matching === null ? null : listWords.count(matching.rows, matching.orMore);
  useEffect(() => onCount(counted), [counted, onCount]);
  const goTo = useLeadViews(at, isFree);
  useLetGo(work.taken.size, state);

  const known = useKnown(state.status === "ready" ? state.rows : []);
  const columns = useMemo(() => leadColumns(workspace, work), [workspace, work]);
  const rowKeys = useMemo(() => leadRowKeys(work, isFree), [work, isFree]);
  const filters = useMemo(() => filterOptions(services, known, isFree), [services, known, isFree]);
  const current = viewOf(at.view, isFree);
  // A row that turns red is counted as overdue in the same minute.
  const late = lateIn(state.status === "ready" ? state.rows : [], work.around.now);
  const isFiltered = at.view.search !== "" || Object.keys(at.view.filters).length > 0;
  const closed = closedWords(work.around.now, work.around.hours);
  const { bulk, many } = useLeadBulk(workspace, work, { isFree, onDone });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
      {closed !== null && (
        <p className="strip">
          <Clock size={18} aria-hidden="true" className="shrink-0" />
          {closed}
        </p>
      )}
      {!work.around.isOnline && work.unsent > 0 && (
        <p role="status" className="strip">
          {words.notSentCount(work.unsent)}
        </p>
      )}
      <LeadViews
        workspace={workspace}
        current={current}
        // Filtered or searched, the list has fewer than its tab stands for.
        count={isFiltered ? null : matching}
        again={`${done} ${matching?.rows} ${late}`}
        onView={goTo}
      />
      <ListScreen
        model={model}
        label={isFree ? words.unassigned.title : words.own.title}
        columns={columns}
        card={(lead) => <LeadCard workspace={workspace} lead={lead} work={work} />}
        nameOf={({ name }) => name}
        acts={(lead) => <LeadActs {...{ lead, work, isFree }} />}
        actsWidth={isFree ? ACTS_WIDTH.free : ACTS_WIDTH.own}
        gone={(lead) => <TakeWords {...{ lead, work }} />}
        search={SEARCH}
        filters={filters}
        bulk={bulk}
        rowKeys={rowKeys}
        keys={keys}
        draw={isBoard ? (rows) => <LeadBoard {...{ workspace, rows, work }} /> : undefined}
        tools={
          <>
            <SavedViewsMenu list={listName} at={at} />
            {!isFree && (
              <div className="lg:hidden">
                <LayoutSwitch words={words.layout} />
              </div>
            )}
          </>
        }
        noMatch={
          (current === "due" || current === "overdue") && !isFiltered ? (
            <NothingDue view={current} onOwn={() => goTo("own")} />
          ) : (
            words.noMatch
          )
        }
        empty={<NoLeads {...{ workspace, isFree, onView: goTo }} />}
      />
      {many && <LeadFollowUpDialog leads={many.leads} work={work} onClose={many.close} />}
      {isAdding && <AddLeadDialog {...{ workspace, services }} onClose={onAdded} onAdded={onDone} />}
      <LeadDialogs {...{ asked, work, onDone }} onClose={close} />
      <LeadConflicts work={work} nameOf={(id) => known.get(id)?.name ?? words.own.title} />
    </div>
  );
}

function lateIn(rows: readonly { row: LeadView }[], now: number): number {
  return rows.filter(({ row: { followUpAt } }) => followUpAt !== null && isOverdue(followUpAt, now)).length;
}
