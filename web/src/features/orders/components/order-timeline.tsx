import { ORDER_STATUS_LABELS } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import {
  ArrowLeftRight,
  CircleCheck,
  CircleDot,
  CircleSlash,
  CircleX,
  FileClock,
  Inbox,
  ScanSearch,
  Undo2,
} from "lucide-react";
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
]);

/** By what the record says of an event. */
export function orderMark(recorded: string): Mark | undefined {
  return MARKS.get(recorded);
}

export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const entries = events.map(({ id, at, event, description, recorded }) => {
    return { id, at, title: event, detail: description, ...orderMark(recorded) };
  });
  return <Timeline entries={entries} />;
}
