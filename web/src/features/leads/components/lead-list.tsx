import { formatDateTime } from "@niyamdesk/domain/time/time";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DueDate } from "../../../ui/due-date.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { LEAD_LABELS, LEAD_TONES } from "../lead-words.ts";
import type { LeadView } from "../read-lead.ts";

/** Leads with the number to call. */
export function LeadList({ label, leads }: { label: string; leads: readonly LeadView[] }) {
  return (
    <WorkList label={label}>
      {leads.map((lead) => (
        <WorkRow
          key={lead.id}
          title={lead.company ? `${lead.name}, ${lead.company}` : lead.name}
          detail={
            <>
              <CallLink lead={lead} />
              {[lead.interest, lead.location].filter(Boolean).map((part) => ` · ${part}`)}
            </>
          }
          aside={
            <>
              {lead.followUpAt === null ? (
                <span className="muted">Since {formatDateTime(lead.createdAt)}</span>
              ) : (
                <span>
                  Call <DueDate at={lead.followUpAt} />
                </span>
              )}
              {lead.priority === "high" && <Badge tone="warning">High</Badge>}
              <Badge tone={LEAD_TONES[lead.status]}>{LEAD_LABELS[lead.status]}</Badge>
            </>
          }
        />
      ))}
    </WorkList>
  );
}

function CallLink({ lead: { phone, mayBeCalled, name } }: { lead: LeadView }) {
  const shown = useShownPhone();
  if (phone === null) return <>No phone number</>;
  if (!mayBeCalled) return <>Does not want to be called</>;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={`Call ${name}, ${shown(phone)}`}
      className="figures inline-block py-0.5 font-medium text-primary hover:underline"
    >
      {shown(phone)}
    </a>
  );
}
