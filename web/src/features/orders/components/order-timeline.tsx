import { ROLE_LABELS, ROLES } from "@niyamdesk/domain/base/roles";
import { ORDER_STATUS_LABELS } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import {
  ArrowLeftRight,
  BellRing,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleSlash,
  CircleX,
  FileCheck2,
  FileClock,
  FilePen,
  FilePlus2,
  FileX2,
  Inbox,
  Landmark,
  ScanSearch,
  ThumbsUp,
  Undo2,
  UserRound,
} from "lucide-react";
import { roles } from "#messages/roles.ts";
import { Timeline, type TimelineEntry } from "../../../ui/timeline.tsx";
import type { OrderEvent } from "../read-order.ts";

type Mark = Pick<TimelineEntry, "icon" | "tone">;

/** By what the record says, which is English whatever the site speaks. */
const MARKS: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  [ORDER_STATUS_LABELS.pending, { icon: Inbox }],
  [ORDER_STATUS_LABELS.processing, { icon: CircleDot }],
  [ORDER_STATUS_LABELS.awaiting_documents, { icon: FileClock, tone: "warning" }],
  [ORDER_STATUS_LABELS.in_review, { icon: ScanSearch }],
  [ORDER_STATUS_LABELS.completed, { icon: CircleCheck, tone: "success" }],
  [ORDER_STATUS_LABELS.cancelled, { icon: CircleSlash }],
  [TIMELINE_WORDS.refundSent.event, { icon: Undo2 }],
  [TIMELINE_WORDS.refundFailed.event, { icon: CircleX, tone: "error" }],
  [TIMELINE_WORDS.carried.event, { icon: ArrowLeftRight }],
  [TIMELINE_WORDS.given.event, { icon: UserRound }],
  [TIMELINE_WORDS.handedOver.event, { icon: UserRound }],
  [TIMELINE_WORDS.begun.event, { icon: CircleDot }],
  [TIMELINE_WORDS.stepDone.event, { icon: CircleCheck, tone: "success" }],
  [TIMELINE_WORDS.documentsAsked.event, { icon: FilePlus2, tone: "warning" }],
  [TIMELINE_WORDS.notNeeded.event, { icon: FileClock }],
  [TIMELINE_WORDS.accepted.event, { icon: FileCheck2, tone: "success" }],
  [TIMELINE_WORDS.again.event, { icon: FileX2, tone: "warning" }],
  [TIMELINE_WORDS.draft.event, { icon: FilePen, tone: "warning" }],
  [TIMELINE_WORDS.approved.event, { icon: ThumbsUp, tone: "success" }],
  [TIMELINE_WORDS.changes.event, { icon: FilePen }],
  [TIMELINE_WORDS.filed.event, { icon: Landmark, tone: "success" }],
  [TIMELINE_WORDS.later.event, { icon: CalendarClock, tone: "warning" }],
  [TIMELINE_WORDS.reminder.event, { icon: BellRing }],
]);

/** By what the record says of an event. */
export function orderMark(recorded: string): Mark | undefined {
  return MARKS.get(recorded);
}

/** Records name the role in English; what happened by itself was done by nobody. */
function byWhom(recorded: string | null): string | null {
  const role = ROLES.find((one) => ROLE_LABELS[one] === recorded);
  return role === undefined ? null : roles[role];
}

/** The history of an order: the same for its client and for all who work on it. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const entries = events.map(({ id, at, event, description, recorded, by }) => {
    return { id, at, title: event, detail: description, who: byWhom(by), ...orderMark(recorded) };
  });
  return <Timeline entries={entries} />;
}
