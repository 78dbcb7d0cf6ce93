import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { adminLeads as words } from "#messages/workspaces/lead-admin.ts";
import { leads } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { istDayMonth, istYear } from "../../../lib/time/ist-words.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadStatusBadge } from "./lead-status.tsx";

/** All leads, for whoever shares them out. */
export const ADMIN_LEAD_COLUMNS: readonly ListColumn<LeadView>[] = [
  {
    heading: words.columns.name,
    width: "minmax(0,1.35fr)",
    cell: ({ id, name, company, location }) => (
      <>
        <Link to={PATHS.anyLead(id)} className="block truncate font-medium hover:underline">
          {name}
        </Link>
        <Second>{[company, location].filter(Boolean).join(" · ")}</Second>
      </>
    ),
  },
  { heading: words.columns.phone, width: "8.5rem", cell: (lead) => <Phone lead={lead} /> },
  {
    heading: words.columns.wants,
    width: "minmax(0,1.3fr)",
    cell: ({ interest, sources }) => (
      <>
        <span className="block truncate">{interest ?? leads.wantsUnknown}</span>
        <Second>{sources[0] === undefined ? "" : leads.sources[sources[0]]}</Second>
      </>
    ),
  },
  {
    heading: words.columns.with,
    width: "6.75rem",
    cell: (lead) => <With lead={lead} />,
  },
  {
    heading: words.columns.status,
    width: "7.25rem",
    cell: ({ status }) => <LeadStatusBadge status={status} />,
  },
  {
    heading: words.columns.added,
    width: "6.25rem",
    sort: "added",
    cell: ({ createdAt }) => <span className="figures text-sm">{dayOf(createdAt)}</span>,
  },
];

/** The same on a phone. */
export function AdminLeadCard({ lead }: { lead: LeadView }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Link to={PATHS.anyLead(lead.id)} className="font-medium wrap-anywhere hover:underline">
          {lead.name}
        </Link>
        <LeadStatusBadge status={lead.status} />
      </p>
      <p className="muted text-sm">{[lead.interest, lead.location].filter(Boolean).join(" · ")}</p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <Phone lead={lead} />
        <With lead={lead} />
        <span className="muted figures">{dayOf(lead.createdAt)}</span>
      </p>
    </>
  );
}

function With({ lead: { assignedTo, assignedName } }: { lead: LeadView }) {
  if (assignedTo === null) return <span className="muted">{words.nobodyShort}</span>;
  return <span className="block truncate">{assignedName ?? leads.someone}</span>;
}

function Phone({ lead: { phone, mayBeCalled } }: { lead: LeadView }) {
  const shown = useShownPhone();
  if (phone === null) return <span className="muted">{leads.noPhone}</span>;
  return (
    <>
      <span translate="no" className="figures whitespace-nowrap">
        {shown(phone)}
      </span>
      {!mayBeCalled && <span className="block text-xs font-medium text-error">{leads.doNotCallShort}</span>}
    </>
  );
}

function Second({ children }: { children: string }) {
  return children === "" ? null : <span className="muted block truncate text-xs">{children}</span>;
}

function dayOf(at: number): string {
  return `${istDayMonth(at)} ${istYear(at)}`;
}
