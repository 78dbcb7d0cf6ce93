import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import { leads as words } from "#messages/workspaces/leads.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LEAD_ICONS, LEAD_TONES } from "../lead-tones.ts";

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  const Icon = LEAD_ICONS[status];
  return (
    <Badge tone={LEAD_TONES[status]}>
      <Icon size={14} aria-hidden="true" className="-ms-0.5 me-1.5" />
      {words.statuses[status]}
    </Badge>
  );
}
