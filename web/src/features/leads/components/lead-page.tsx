import { type LeadWorkspace, PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DeadEnd } from "../../../ui/dead-end.tsx";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { type History, useHistory } from "../data/history.ts";
import { useLead } from "../data/lead.ts";
import { useLeadWork } from "../hooks/use-lead-work.ts";
import { closedWords } from "../lead-bars.ts";
import { withEdit } from "../lead-edit.ts";
import type { Caller, LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadConflicts } from "./conflict-dialog.tsx";
import { LeadDialogs } from "./lead-dialogs.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadGone, LeadMerged } from "./lead-gone.tsx";
import { LeadKeys } from "./lead-keys.tsx";
import { LeadMenu } from "./lead-menu.tsx";
import { LeadNextStep } from "./lead-next-step.tsx";
import { LeadNumber } from "./lead-number.tsx";
import { LeadPageActs } from "./lead-page-acts.tsx";
import { LeadPageNote } from "./lead-page-note.tsx";
import { LeadStatusBadge } from "./lead-status.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";

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
    if (live.status === "loading") return <LeadSkeleton />;
    if (live.status === "failed") {
      return (
        <ErrorState title={words.page.failed} onRetry={live.retry}>
          {common.checkConnection}
        </ErrorState>
      );
    }
    const { mergedInto } = history;
    if (mergedInto !== null)
      return <LeadMerged to={PATHS.lead(workspace, mergedInto.id)} name={mergedInto.name} />;
    if (seen.current !== null) return <LeadGone list={list} takenBy={history.takenBy} />;
    return (
      <DeadEnd title={words.page.notFound} ways={<ButtonLink to={list}>{words.page.back}</ButtonLink>}>
        {words.page.notFoundWhy}
      </DeadEnd>
    );
  }
  const shown = withEdit(lead, work.edits.get(lead.id));
  return (
    <>
      <BackLink to={list}>{words.page.back}</BackLink>
      <LeadKeys lead={shown} work={work} />
      <Known {...{ workspace, work, history }} lead={shown} />
      <LeadDialogs {...{ asked, work }} onClose={close} onDone={() => undefined} />
      <LeadConflicts work={work} nameOf={() => lead.name} />
    </>
  );
}

/** In the places of name, number and what follows. */
function LeadSkeleton() {
  return (
    <div className="grid gap-6 pt-14 lg:pt-12">
      <div aria-hidden="true" className="grid gap-2">
        <div className="skeleton h-7 w-52 max-w-full" />
        <div className="skeleton h-5 w-36" />
      </div>
      <SkeletonRows rows={3} label={words.page.loading} />
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
  const assigned = isOwn ? words.page.you : words.views.unassigned;
  return (
    <>
      <header className="mb-6 flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
            {lead.name}
            <LeadStatusBadge status={lead.status} />
          </h1>
          <LeadNumber lead={lead} />
          <p className="muted">{[lead.interest, lead.company, lead.location].filter(Boolean).join(" · ")}</p>
        </div>
        {isOwn && <LeadMenu lead={lead} work={work} />}
      </header>
      {closed !== null && <p className="strip mb-4">{closed}</p>}
      <div className="lead-page">
        <div className="lead-next">
          <LeadNextStep {...{ lead, work, isOwn }} />
          {isOwn && <LeadPageActs lead={lead} canMerge={work.workspace === "telecaller"} />}
        </div>
        <div className="lead-facts">
          <details className="lead-fold" open={undefined}>
            <summary>{words.page.facts}</summary>
            <LeadFacts {...{ lead, assigned }} />
          </details>
          <div className="lead-unfolded">
            <LeadFacts {...{ lead, assigned }} />
          </div>
        </div>
        <div className="lead-past">
          {isOwn && (
            <div className="mb-6">
              <LeadPageNote lead={lead} work={work} />
            </div>
          )}
          <LeadTimeline lead={lead} history={history} now={work.around.now} />
        </div>
      </div>
    </>
  );
}
