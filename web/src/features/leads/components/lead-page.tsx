import { type LeadWorkspace, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DeadEnd } from "../../../ui/dead-end.tsx";
import { KeysDialog } from "../../../ui/list/keys-dialog.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { type History, useHistory } from "../data/history.ts";
import { useLead } from "../data/lead.ts";
import { useLeadWork } from "../hooks/use-lead-work.ts";
import { barOfCalling, barOfTaking, callingWords, closedWords } from "../lead-bars.ts";
import { withEdit } from "../lead-edit.ts";
import { mayHaveFollowUp } from "../lead-questions.ts";
import { nextWords } from "../lead-times.ts";
import type { Caller, LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadConflicts } from "./conflict-dialog.tsx";
import { LeadDialogs } from "./lead-dialogs.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadMenu, setPriority } from "./lead-menu.tsx";
import { LeadPageActs } from "./lead-page-acts.tsx";
import { LeadStatusBadge } from "./lead-status.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { NoteForm } from "./note-dialog.tsx";

/** One lead: what is known of the person, what happened, and the next step. */
export function LeadPage({ workspace, caller }: { workspace: LeadWorkspace; caller: Caller }) {
  const { leadId = "" } = useParams();
  return <LeadOf key={leadId} {...{ workspace, caller, leadId }} />;
}

function LeadOf({ workspace, caller, leadId }: { workspace: LeadWorkspace; caller: Caller; leadId: string }) {
  const live = useLead(leadId);
  const seen = useRef<LeadView | null>(null);
  if (live.status === "ready" && live.value !== null) seen.current = live.value;
  const lead = live.status === "ready" ? live.value : live.status === "refused" ? null : seen.current;
  const history = useHistory(leadId, lead === null ? "gone" : lead.updatedAt);
  const { work, asked, close } = useLeadWork(workspace, caller, () => undefined);
  usePageTitle(lead?.name ?? words.page.back);
  const list = WORKSPACES[workspace].pages.leads;

  if (lead === null) {
    if (live.status === "loading") return <Loading />;
    if (live.status === "failed") {
      return (
        <ErrorState title={words.page.failed} onRetry={live.retry}>
          {common.checkConnection}
        </ErrorState>
      );
    }
    if (seen.current !== null) return <Theirs list={list} takenBy={history.takenBy} />;
    return (
      <DeadEnd title={words.page.notFound} ways={<ButtonLink to={list}>{words.page.back}</ButtonLink>}>
        {words.page.notFoundWhy}
      </DeadEnd>
    );
  }
  const shown = withEdit(lead, work.edits.get(lead.id));
  return (
    <>
      <Link
        to={list}
        className="muted mb-3 inline-flex min-h-11 items-center lg:min-h-9 gap-1 text-sm hover:underline"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {words.page.back}
      </Link>
      <LeadKeys lead={shown} work={work} />
      <Known {...{ workspace, work, history }} lead={shown} />
      <LeadDialogs {...{ asked, work }} onClose={close} onDone={() => undefined} />
      <LeadConflicts work={work} nameOf={() => lead.name} />
    </>
  );
}

const CLOSES_MS = 4_000;
/** Who has it is asked for: on a slow network it is not closed before that was read. */
const ASKED_MS = 12_000;

/** The lead went to somebody else while it was open: who has it, and back to the list. */
function Theirs({ list, takenBy }: { list: string; takenBy: string | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    const after = takenBy === null ? ASKED_MS : CLOSES_MS;
    const timer = setTimeout(() => navigate(list, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [navigate, list, takenBy]);
  return (
    <div role="status" className="grid min-h-60 place-content-center justify-items-center gap-3 text-center">
      <h1 className="text-xl">{takenBy ? words.page.theirs(takenBy) : words.page.theirsUnknown}</h1>
      <p className="muted">{words.page.closing}</p>
      <ButtonLink to={list} look="outline">
        {words.page.back}
      </ButtonLink>
    </div>
  );
}

interface KnownProps {
  workspace: LeadWorkspace;
  lead: LeadView;
  work: LeadWork;
  history: History;
}

function Known({ lead, work, history }: KnownProps) {
  const isOwn = lead.assignedTo === work.around.uid;
  const closed = closedWords(work.around.now, work.around.hours);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            {lead.name}
            <LeadStatusBadge status={lead.status} />
          </h1>
          <p className="muted">{[lead.interest, lead.company, lead.location].filter(Boolean).join(" · ")}</p>
        </div>
        {isOwn && <LeadMenu lead={lead} work={work} />}
      </header>
      {closed !== null && <p className="strip mb-4">{closed}</p>}
      <div className="lead-page">
        <div className="lead-next">
          <NextStep {...{ lead, work, isOwn }} />
          {isOwn && <LeadPageActs lead={lead} canMerge={work.workspace === "telecaller"} />}
        </div>
        <div className="lead-facts">
          <details className="lead-fold" open={undefined}>
            <summary>{words.page.facts}</summary>
            <LeadFacts lead={lead} work={work} />
          </details>
          <div className="lead-unfolded">
            <LeadFacts lead={lead} work={work} />
          </div>
        </div>
        <div className="lead-past">
          {isOwn && (
            <div className="mb-6">
              <PageNote lead={lead} work={work} />
            </div>
          )}
          <LeadTimeline lead={lead} history={history} now={work.around.now} />
        </div>
      </div>
    </>
  );
}

/** The note in its place. What somebody else writes comes in, unless something is being typed here: then saving asks which stays. */
function PageNote({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const [seen, setSeen] = useState(lead.notes);
  const [typed, setTyped] = useState<string | null>(null);
  const isWriting = typed !== null && typed !== seen;
  if (!isWriting && lead.notes !== seen) {
    setSeen(lead.notes);
    setTyped(null);
  }
  return (
    <NoteForm
      key={seen}
      lead={{ ...lead, notes: seen }}
      work={work}
      rows={3}
      isAside
      onTyped={setTyped}
      onSaved={() => setTyped(null)}
    />
  );
}

/** What comes next, and the way to do it: at the thumb on a phone. */
function NextStep({ lead, work, isOwn }: { lead: LeadView; work: LeadWork; isOwn: boolean }) {
  const next = nextWords(lead, work.around.now);
  return (
    <section aria-labelledby="lead-next" className="rounded-box border border-base-300 bg-base-100 p-4">
      <h2 id="lead-next" className="mb-2 text-lg">
        {words.page.nextStep}
      </h2>
      <div className="mb-4 flex items-center justify-between gap-3">
        <p className={`figures ${next?.late ? "font-medium text-error" : next ? "" : "muted"}`}>
          {next?.text ?? words.times.none}
        </p>
        {isOwn && mayHaveFollowUp(lead) && (
          <Button
            look="outline"
            size="small"
            className="act-button"
            onClick={() => work.ask("followUp", lead)}
          >
            {words.page.change}
          </Button>
        )}
      </div>
      <div className="lead-call">
        {isOwn ? <CallNow {...{ lead, work }} /> : <TakeNow {...{ lead, work }} />}
      </div>
      {isOwn && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="outline" size="small" className="act-button" onClick={() => work.ask("status", lead)}>
            {words.acts.status}
          </Button>
          <Button look="outline" size="small" className="act-button" onClick={() => work.log(lead)}>
            {words.logCall}
          </Button>
          <PriorityChoice {...{ lead, work }} />
        </div>
      )}
    </section>
  );
}

function PriorityChoice({ lead, work }: { lead: LeadView; work: LeadWork }) {
  return (
    <select
      className="select act-button w-auto"
      aria-label={words.page.priority}
      value={lead.priority}
      onChange={({ target }) => {
        const chosen = PRIORITIES.find((priority) => priority === target.value);
        if (chosen) setPriority(lead, work, chosen);
      }}
    >
      {PRIORITIES.map((priority) => (
        <option key={priority} value={priority}>
          {words.acts[priority]}
        </option>
      ))}
    </select>
  );
}

function CallNow({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const shown = useShownPhone();
  if (!lead.mayBeCalled) return <p className="font-medium text-error">{words.doNotCall}</p>;
  if (lead.phone === null) return <p className="muted">{words.noPhoneForLead}</p>;
  const bar = work.busyWith === lead.id ? null : barOfCalling(lead, work.around);
  return (
    <>
      <button
        type="button"
        className={`btn btn-block ${bar === null ? "btn-primary" : "btn-barred"}`}
        aria-disabled={bar !== null}
        aria-describedby={bar === null ? undefined : "lead-bar"}
        onClick={() => work.call(lead)}
      >
        {work.busyWith === lead.id ? words.onCall : words.callNumber(shown(lead.phone))}
      </button>
      {bar !== null && (
        <p id="lead-bar" role="status" className="muted mt-2 text-sm">
          {bar}
        </p>
      )}
    </>
  );
}

function TakeNow({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const answer = work.taken.get(lead.id);
  if (answer) return <p role="status">{answer.words}</p>;
  const bar = barOfTaking(lead, work.around);
  const calling = callingWords(lead, work.around);
  return (
    <>
      <button
        type="button"
        className={`btn btn-block ${bar === null ? "btn-primary" : "btn-barred"}`}
        aria-disabled={bar !== null}
        aria-busy={work.taking.has(lead.id)}
        onClick={() => work.take(lead)}
      >
        {words.take}
      </button>
      {bar !== null && <p className="muted mt-2 text-sm">{calling ?? bar}</p>}
    </>
  );
}

/** `c`, `s`, `f`: as in the list; `?` says which, and switches them off. */
function LeadKeys({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const { on, set } = useSingleKeys();
  const [showsHelp, setShowsHelp] = useState(false);
  const isOwn = lead.assignedTo === work.around.uid;
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") !== null || isField(event.target)) return;
      if (event.key === "?") {
        event.preventDefault();
        setShowsHelp(true);
        return;
      }
      const act = isOwn
        ? {
            c: () => work.call(lead),
            s: () => work.ask("status", lead),
            f: () => work.ask("followUp", lead),
            e: () => work.ask("note", lead),
          }[event.key]
        : { t: () => work.take(lead) }[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, isOwn, lead, work]);
  if (!showsHelp) return null;
  return (
    <KeysDialog
      open
      onClose={() => setShowsHelp(false)}
      keys={[...(isOwn ? OWN_KEYS : FREE_KEYS), ["?", listWords.keyNames.help]]}
      on={on}
      onSwitch={(wanted) => void set(wanted).catch(() => toast("error", listWords.keysNotSaved))}
    />
  );
}

const OWN_KEYS = [
  ["c", words.keys.call],
  ["s", words.keys.status],
  ["f", words.keys.followUp],
  ["e", words.keys.note],
] as const;
const FREE_KEYS = [["t", words.keys.take]] as const;

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && FIELDS.includes(target.tagName);
}
