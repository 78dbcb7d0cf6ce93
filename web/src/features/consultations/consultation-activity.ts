import { CalendarCheck, CalendarPlus, CalendarX } from "lucide-react";
import { activities as words } from "#messages/workspaces/activities.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import type { TimelineEntry } from "../../ui/timeline.tsx";
import type { ConsultationOfCa } from "./data/consultations-of-ca.ts";

/** Consultations as they were booked, held or called off, among all that happened. */
export function consultationActivity(consultations: readonly ConsultationOfCa[]): TimelineEntry[] {
  return consultations.flatMap((one) => {
    const { id, clientName, startsAt, bookedAt, cancelledAt, markedAt, status } = one;
    const name = clientName ?? words.client;
    const detail = istDateTime(startsAt);
    const entries: TimelineEntry[] = [
      { id: `booked-${id}`, at: bookedAt, title: words.booked(name), detail, icon: CalendarPlus },
    ];
    if (cancelledAt !== null) {
      entries.push({
        ...{ id: `cancelled-${id}`, at: cancelledAt, title: words.cancelled(name), detail },
        icon: CalendarX,
      });
    }
    if (markedAt !== null) {
      const held = status !== "no_show";
      entries.push({
        ...{ id: `marked-${id}`, at: markedAt, detail, icon: held ? CalendarCheck : CalendarX },
        title: held ? words.held(name) : words.missed(name),
        tone: held ? "success" : "warning",
      });
    }
    return entries;
  });
}
