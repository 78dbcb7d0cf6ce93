import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { Clock } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { useListModel } from "../../../lib/list/use-list-model.ts";
import { WHOLE_LIST } from "../../../lib/list/use-list-view.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useIstDay } from "../../../lib/time/use-ist-day.ts";
import { Button } from "../../../ui/button.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useLeadWork } from "../hooks/use-lead-work.ts";
import { closedWords } from "../lead-bars.ts";
import { withEdit } from "../lead-edit.ts";
import { filterOptions } from "../lead-filters.ts";
import { barOfFollowUp, mayHaveFollowUp } from "../lead-questions.ts";
import type { Caller } from "../lead-work.ts";
import { type LeadView, readLead } from "../read-lead.ts";
import { AddLeadDialog } from "./add-lead-dialog.tsx";
import { LeadConflicts } from "./conflict-dialog.tsx";
import { LeadFollowUpDialog } from "./follow-up-dialog.tsx";
import { LayoutSwitch } from "./layout-switch.tsx";
import { LeadActs, TakeWords } from "./lead-acts.tsx";
import { LeadBoard } from "./lead-board.tsx";
import { LeadCard, leadColumns } from "./lead-columns.tsx";
import { LeadDialogs } from "./lead-dialogs.tsx";
import { addressesOf, type LeadViewName, LeadViews } from "./lead-views.tsx";

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
  const [many, setMany] = useState<{ leads: readonly LeadView[]; close(): void } | null>(null);
  const [parameters] = useSearchParams();
  const keys = useSingleKeys();
  const today = useIstDay();
  const isBoard = !isFree && parameters.get("as") === "board";
  const matching = state.status === "ready" ? state.count : null;
  const counted = matching === null ? null : listWords.count(matching.rows, matching.orMore);
  useEffect(() => onCount(counted), [counted, onCount]);
  const goTo = useViews(at, today, isFree);
  useLetGo(work.taken.size, state);

  const known = useKnown(state.status === "ready" ? state.rows : []);
  const columns = useMemo(() => leadColumns(workspace, work), [workspace, work]);
  const rowKeys = useMemo(() => keysOf(work, isFree), [work, isFree]);
  const filters = useMemo(() => filterOptions(services, known, isFree), [services, known, isFree]);
  const current = viewOf(at.view, today, isFree);
  const isFiltered = at.view.search !== "" || Object.keys(at.view.filters).length > 0;
  const closed = closedWords(work.around.now, work.around.hours);
  const bulk = isFree
    ? []
    : [
        {
          label: words.followUps.bulk,
          all: (leads: LeadView[]) =>
            new Promise<void>((resolve) => {
              const [first] = leads;
              const able = leads.filter(mayHaveFollowUp);
              if (first !== undefined && able.length === 0) {
                toast("info", barOfFollowUp(first) ?? words.doNotCall);
                resolve();
                return;
              }
              setMany({
                leads: able.map((lead) => withEdit(lead, work.edits.get(lead.id))),
                close: () => {
                  setMany(null);
                  resolve();
                },
              });
            }),
        },
        ...(workspace === "telecaller"
          ? [
              {
                label: words.handBack.bulk,
                all: async (leads: LeadView[]) => {
                  await work.handBack(leads);
                  onDone();
                },
              },
            ]
          : []),
      ];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
        {...{ workspace, today }}
        current={current}
        // Filtered or searched, the list has fewer than its tab stands for.
        count={isFiltered ? null : matching}
        again={`${done} ${matching?.rows}`}
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
                <LayoutSwitch />
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

function NoLeads({
  workspace,
  isFree,
  onView,
}: {
  workspace: LeadWorkspace;
  isFree: boolean;
  onView(view: LeadViewName): void;
}) {
  if (workspace === "crm") return <EmptyState title={words.own.none}>{words.own.noneOfCa}</EmptyState>;
  return (
    <EmptyState
      title={isFree ? words.unassigned.none : words.own.none}
      action={
        <Button onClick={() => onView(isFree ? "own" : "unassigned")}>
          {isFree ? words.unassigned.seeOwn : words.own.seeUnassigned}
        </Button>
      }
    >
      {isFree ? words.unassigned.noneWhy : words.own.noneWhy}
    </EmptyState>
  );
}

/** Nothing is due, which is no search that failed. */
function NothingDue({ view, onOwn }: { view: "due" | "overdue"; onOwn(): void }) {
  return (
    <EmptyState
      title={words[view].none}
      action={
        <Button look="outline" onClick={onOwn}>
          {words.due.seeOwn}
        </Button>
      }
    >
      {words[view].noneWhy}
    </EmptyState>
  );
}

type At = ReturnType<typeof useListModel<LeadView>>["at"];

/** Ways between the views; the two lists keep what each was narrowed to. */
function useViews(at: At, today: number, isFree: boolean): (view: LeadViewName) => void {
  const navigate = useNavigate();
  return (view) => {
    if (view === "unassigned") {
      navigate({ search: "of=unassigned" }, { replace: true, state: WHOLE_LIST });
      return;
    }
    const address = view === "own" ? "" : addressesOf(today)[view];
    if (isFree) navigate({ search: address }, { replace: true, state: WHOLE_LIST });
    else at.goTo(address);
  };
}

/** Which tab stands for what is shown; none where other days were asked for. */
function viewOf({ from, until }: At["view"], today: number, isFree: boolean): LeadViewName | null {
  if (isFree) return "unassigned";
  const { due, overdue } = addressesOf(today);
  const named = [from && `from=${from}`, until && `until=${until}`].filter(Boolean).join("&");
  return named === "" ? "own" : named === due ? "due" : named === overdue ? "overdue" : null;
}

const LET_GO_MS = 3_000;

/** What somebody else took stays for three seconds, long enough to read by whom. */
function useLetGo(taken: number, state: ReturnType<typeof useListModel<LeadView>>["state"]): void {
  const letGo = useRef(() => {});
  letGo.current = () => state.status === "ready" && state.letGo();
  useEffect(() => {
    if (taken === 0) return;
    const timer = setTimeout(() => letGo.current(), LET_GO_MS);
    return () => clearTimeout(timer);
  }, [taken]);
}

/** Every lead that was shown while the page is open. */
function useKnown(rows: readonly { id: string; row: LeadView }[]): ReadonlyMap<string, LeadView> {
  const known = useRef(new Map<string, LeadView>());
  return useMemo(() => {
    for (const { id, row } of rows) known.current.set(id, row);
    return known.current;
  }, [rows]);
}

function keysOf(work: ReturnType<typeof useLeadWork>["work"], isFree: boolean) {
  const now = (lead: LeadView) => withEdit(lead, work.edits.get(lead.id));
  if (isFree) return [{ key: "t", label: words.keys.take, run: (lead: LeadView) => work.take(lead) }];
  return [
    { key: "c", label: words.keys.call, run: (lead: LeadView) => work.call(lead) },
    { key: "s", label: words.keys.status, run: (lead: LeadView) => work.ask("status", now(lead)) },
    { key: "f", label: words.keys.followUp, run: (lead: LeadView) => work.ask("followUp", now(lead)) },
    { key: "e", label: words.keys.note, run: (lead: LeadView) => work.ask("note", now(lead)) },
  ];
}
