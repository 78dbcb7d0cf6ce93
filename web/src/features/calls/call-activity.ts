import { clockOf } from "@niyamdesk/domain/calls/current-call";
import { PhoneCall, PhoneIncoming, PhoneMissed } from "lucide-react";
import { activities as words } from "#messages/workspaces/activities.ts";
import { cockpit } from "#messages/workspaces/cockpit.ts";
import type { TimelineEntry } from "../../ui/timeline.tsx";
import type { ListedCall } from "./day/day-call.ts";

/** Calls as they stand among all that happened. */
export function callActivity(calls: readonly ListedCall[]): TimelineEntry[] {
  return calls.map(({ id, name, isInbound, status, disposition, seconds, startedAt, notes }) => ({
    id: `call-${id}`,
    at: startedAt,
    title: isInbound ? words.calledBy(name) : words.called(name),
    detail: [
      disposition === null ? cockpit.outcomes[status] : cockpit.results[disposition],
      seconds > 0 && clockOf(seconds),
      notes,
    ]
      .filter(Boolean)
      .join(" · "),
    icon: isInbound ? PhoneIncoming : status === "connected" ? PhoneCall : PhoneMissed,
  }));
}
