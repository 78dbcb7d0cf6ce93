import { clockOf } from "@niyamdesk/domain/calls/current-call";
import { PhoneCall, PhoneIncoming, PhoneMissed } from "lucide-react";
import { activities as words } from "#messages/workspaces/activities.ts";
import { cockpit } from "#messages/workspaces/cockpit.ts";
import type { TimelineEntry } from "../../ui/timeline.tsx";
import type { CallRecord } from "./history/read-call.ts";

/** Calls as they stand among all that happened. */
export function callActivity(calls: readonly CallRecord[]): TimelineEntry[] {
  return calls.map(({ id, name, type, status, disposition, seconds, startedAt, notes }) => ({
    id: `call-${id}`,
    at: startedAt,
    title: type === "inbound" ? words.calledBy(name) : words.called(name),
    detail: [
      disposition === null ? cockpit.outcomes[status] : cockpit.results[disposition],
      seconds > 0 && clockOf(seconds),
      notes,
    ]
      .filter(Boolean)
      .join(" · "),
    icon: type === "inbound" ? PhoneIncoming : status === "connected" ? PhoneCall : PhoneMissed,
  }));
}
