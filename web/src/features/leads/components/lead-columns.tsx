import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { withEdit } from "../lead-edit.ts";
import { lastWords, nextWords } from "../lead-times.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadStatusBadge } from "./lead-status.tsx";

type Shown = Pick<LeadWork, "around" | "edits">;

/** A lead where there is room for columns. */
export function leadColumns(
  workspace: LeadWorkspace,
  { around, edits }: Shown,
): readonly ListColumn<LeadView>[] {
  const now = (lead: LeadView) => withEdit(lead, edits.get(lead.id));
  return [
    {
      heading: words.columns.name,
      width: "minmax(0,1.15fr)",
      cell: (lead) => (
        <>
          <span className="flex min-w-0 items-center gap-1.5">
            <LeadLink workspace={workspace} lead={lead} />
            <PriorityMark lead={now(lead)} />
          </span>
          <Second>{lead.company ?? lead.location}</Second>
        </>
      ),
    },
    { heading: words.columns.phone, width: "8rem", cell: (lead) => <LeadPhone lead={lead} /> },
    {
      heading: words.columns.wants,
      width: "minmax(0,1.2fr)",
      cell: (lead) => (
        <>
          <span className="block truncate" title={lead.interest ?? undefined}>
            {lead.interest ?? words.wantsUnknown}
          </span>
          <Second>{lead.sources[0] && words.sources[lead.sources[0]]}</Second>
        </>
      ),
    },
    {
      heading: words.columns.next,
      width: "minmax(0,1fr)",
      cell: (lead) => (
        <NextAndLast lead={now(lead)} now={around.now} isWaiting={edits.has(lead.id) && !around.isOnline} />
      ),
    },
    {
      heading: words.columns.status,
      width: "7.25rem",
      cell: ({ status }) => <LeadStatusBadge status={status} />,
    },
  ];
}

/** The same on a phone, in three lines. */
export function LeadCard({
  workspace,
  lead: stored,
  work,
}: {
  workspace: LeadWorkspace;
  lead: LeadView;
  work: Shown;
}) {
  const { around, edits } = work;
  const lead = withEdit(stored, edits.get(stored.id));
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <LeadLink workspace={workspace} lead={lead} />
        <PriorityMark lead={lead} />
        {lead.status !== "new" && <span className="muted text-sm">{words.statuses[lead.status]}</span>}
      </p>
      <p className="muted dot-line text-sm">
        <span>{lead.interest ?? words.wantsUnknown}</span>{" "}
        {lead.location !== null && <span>{lead.location.split(",")[0]}</span>}
      </p>
      <NextAndLast lead={lead} now={around.now} isWaiting={edits.has(lead.id) && !around.isOnline} />
    </>
  );
}

export function LeadLink({ workspace, lead }: { workspace: LeadWorkspace; lead: LeadView }) {
  return (
    <Link
      to={PATHS.lead(workspace, lead.id)}
      title={lead.name}
      className="row-link min-w-0 font-medium wrap-anywhere lg:truncate"
    >
      {lead.name}
    </Link>
  );
}

export function PriorityMark({ lead: { priority } }: { lead: LeadView }) {
  if (priority !== "high") return null;
  return (
    <span className="rounded-sm bg-warning/30 px-1.5 text-xs font-medium" title={words.high}>
      {words.highShort}
    </span>
  );
}

function LeadPhone({ lead }: { lead: LeadView }) {
  const shown = useShownPhone();
  if (!lead.mayBeCalled)
    return <span className="text-sm font-medium text-error">{words.doNotCallShort}</span>;
  if (lead.phone === null) return <span className="muted">{words.noPhone}</span>;
  return (
    <span translate="no" className="figures whitespace-nowrap">
      {shown(lead.phone)}
    </span>
  );
}

/** What is due, and what happened last: all of it where it is a card, a line each in a table. */
export function NextAndLast({ lead, now, isWaiting }: { lead: LeadView; now: number; isWaiting: boolean }) {
  const next = nextWords(lead, now);
  return (
    <>
      {next && (
        <span
          className={`figures block text-sm lg:[td_&]:truncate ${next.late ? "font-medium text-error" : ""}`}
        >
          {next.text}
        </span>
      )}
      <span className={`figures muted block lg:[td_&]:truncate ${next ? "text-xs" : "text-sm"}`}>
        {isWaiting ? words.notSentYet : lastWords(lead, now)}
      </span>
    </>
  );
}

function Second({ children }: { children: string | null | undefined }) {
  return children ? <span className="muted block truncate text-xs">{children}</span> : null;
}
