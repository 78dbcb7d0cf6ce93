import { leads as words } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DueDate } from "../../../ui/due-date.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { LEAD_TONES } from "../lead-tones.ts";
import type { LeadView } from "../read-lead.ts";

/** Leads with the number to call. */
export function LeadList({ label, leads }: { label: string; leads: readonly LeadView[] }) {
  return (
    <WorkList label={label}>
      {leads.map((lead) => (
        <WorkRow
          key={lead.id}
          title={lead.company ? words.nameOf(lead.name, lead.company) : lead.name}
          detail={
            <>
              <CallLink lead={lead} />
              {[lead.interest, lead.location].filter(Boolean).map((part) => ` · ${part}`)}
            </>
          }
          aside={
            <>
              {lead.followUpAt === null ? (
                <span className="muted">{words.added(istDateTime(lead.createdAt))}</span>
              ) : (
                <span>
                  <Filled text={words.followUp} parts={{ due: <DueDate key="due" at={lead.followUpAt} /> }} />
                </span>
              )}
              {lead.priority === "high" && <Badge tone="warning">{words.high}</Badge>}
              <Badge tone={LEAD_TONES[lead.status]}>{words.statuses[lead.status]}</Badge>
            </>
          }
        />
      ))}
    </WorkList>
  );
}

function CallLink({ lead: { phone, mayBeCalled, name } }: { lead: LeadView }) {
  const shown = useShownPhone();
  if (phone === null) return <>{words.noPhone}</>;
  if (!mayBeCalled) return <>{words.doNotCall}</>;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={words.call(name, shown(phone))}
      className="figures inline-block py-0.5 font-medium text-primary hover:underline"
    >
      {shown(phone)}
    </a>
  );
}
