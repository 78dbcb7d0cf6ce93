import { isOverdue } from "@niyamdesk/domain/time/due";
import { leads } from "#messages/workspaces/leads.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { LeadView } from "../read-lead.ts";
import { LeadStatusBadge } from "./lead-status.tsx";

const words = partner.leads;

/** A partner's lead where there is room for columns. */
export const PARTNER_LEAD_COLUMNS: readonly ListColumn<LeadView>[] = [
  {
    heading: words.columns.name,
    width: "minmax(0,1.2fr)",
    cell: ({ name, company }) => (
      <>
        <span className="block truncate font-medium">{name}</span>
        {company !== null && <span className="muted block truncate text-xs">{company}</span>}
      </>
    ),
  },
  { heading: words.columns.phone, width: "10rem", cell: (lead) => <CallLink lead={lead} /> },
  {
    heading: words.columns.wants,
    width: "minmax(0,1fr)",
    cell: ({ interest }) => <span className="block truncate">{interest ?? leads.wantsUnknown}</span>,
  },
  { heading: words.columns.next, width: "10rem", cell: (lead) => <NextCall lead={lead} /> },
  { heading: words.columns.status, width: "8rem", cell: ({ status }) => <LeadStatusBadge status={status} /> },
];

/** The same on a phone. */
export function PartnerLeadCard({ lead }: { lead: LeadView }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{lead.name}</span>
        <LeadStatusBadge status={lead.status} />
      </p>
      <p className="muted text-sm">{lead.interest ?? leads.wantsUnknown}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <CallLink lead={lead} />
        <NextCall lead={lead} />
      </p>
    </>
  );
}

/** Their number, which a phone dials. */
export function CallLink({ lead: { name, phone, mayBeCalled } }: { lead: LeadView }) {
  if (phone === null) return null;
  if (!mayBeCalled) return <span className="muted">{words.doNotCall}</span>;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={words.call(name)}
      className="link inline-flex min-h-11 items-center lg:min-h-9"
    >
      <PhoneNumber e164={phone} />
    </a>
  );
}

export function NextCall({ lead: { followUpAt } }: { lead: LeadView }) {
  const now = useServerMinute();
  if (followUpAt === null) return <span className="muted">{words.noDay}</span>;
  return (
    <span className={`figures ${isOverdue(followUpAt, now) ? "font-medium text-error" : ""}`}>
      <time dateTime={new Date(followUpAt).toISOString()}>{nearWords(followUpAt, now)}</time>
    </span>
  );
}
