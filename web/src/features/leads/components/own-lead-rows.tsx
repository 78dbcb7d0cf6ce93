import { isOverdue } from "@niyamdesk/domain/time/due";
import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { leads } from "#messages/workspaces/leads.ts";
import { ownLeadRows as words } from "#messages/workspaces/own-leads.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { LEAD_TONES } from "../lead-tones.ts";
import type { LeadView } from "../read-lead.ts";

interface OwnLeadRowsProps {
  label: string;
  leads: readonly LeadView[];
  /** Epoch ms. */
  now: number;
  addressOf(leadId: string): string;
  onCall(lead: LeadView): void;
  /** Offered where nobody was promised a call; left out, it is not. */
  onSchedule?: (lead: LeadView) => void;
}

/** Own leads, each to be called with one press. */
export function OwnLeadRows({ label, leads: shown, now, addressOf, onCall, onSchedule }: OwnLeadRowsProps) {
  return (
    <WorkList label={label}>
      {shown.map((lead) => (
        <WorkRow
          key={lead.id}
          title={
            <Link to={addressOf(lead.id)} className="hover:underline">
              {lead.company === null ? lead.name : leads.nameOf(lead.name, lead.company)}
            </Link>
          }
          detail={
            <span className="dot-line">
              {lead.interest !== null && <span>{lead.interest}</span>}{" "}
              {lead.location !== null && <span>{lead.location}</span>} <When lead={lead} now={now} />
            </span>
          }
          aside={
            <>
              {lead.priority === "high" && <Badge tone="warning">{leads.high}</Badge>}
              <Badge tone={LEAD_TONES[lead.status]}>{leads.statuses[lead.status]}</Badge>
              {onSchedule !== undefined && lead.followUpAt === null && (
                <button
                  type="button"
                  className="btn btn-sm btn-outline min-h-11 border-base-300 sm:min-h-9"
                  aria-label={words.setFor(lead.name)}
                  onClick={() => onSchedule(lead)}
                >
                  {words.setFollowUp}
                </button>
              )}
              {lead.mayBeCalled ? (
                <button
                  type="button"
                  className="btn btn-sm btn-outline min-h-11 border-base-300 sm:min-h-9"
                  aria-label={words.callName(lead.name)}
                  onClick={() => onCall(lead)}
                >
                  <Phone size={16} aria-hidden="true" />
                  {words.call}
                </button>
              ) : (
                <span className="muted">{leads.doNotCall}</span>
              )}
            </>
          }
        />
      ))}
    </WorkList>
  );
}

function When({ lead: { followUpAt, createdAt }, now }: { lead: LeadView; now: number }) {
  if (followUpAt === null) return <span>{words.added(istFullDate(createdAt))}</span>;
  const late = isOverdue(followUpAt, now);
  return (
    <span className={late ? "font-medium text-error" : ""}>
      <Filled
        text={late ? words.late : words.due}
        parts={{
          due: (
            <time key="due" className="figures" dateTime={new Date(followUpAt).toISOString()}>
              {nearWords(followUpAt, now)}
            </time>
          ),
        }}
      />
    </span>
  );
}
