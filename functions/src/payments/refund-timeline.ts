import { formatPaise } from "@niyamdesk/domain/money/money";
import type { TimelineEntry } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { isTransfer, type Refund } from "@niyamdesk/domain/payments/payment";
import { type GatewayRefund, referenceOf } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";

/** What the order's timeline says of a refund that is final. */
export function refundEntry(refund: GatewayRefund): TimelineEntry {
  return { date: timestamp(refund.created_at * SECOND_MS), by: "system", ...saidOf(refund) };
}

function saidOf(refund: GatewayRefund): Pick<TimelineEntry, "event" | "description"> {
  const sum = formatPaise(refund.amount);
  if (isTransfer(refund)) {
    const { event, description } = TIMELINE_WORDS.refundTransferred;
    return { event, description: description(sum, referenceOf(refund) ?? "") };
  }
  const { event, description } =
    TIMELINE_WORDS[refund.status === "processed" ? "refundSent" : "refundFailed"];
  return { event, description: description(sum) };
}

/** Right after the last refund, whichever we heard of last. */
export function cancelledEntry(refunds: readonly Refund[]): TimelineEntry {
  const last = Math.max(...refunds.map(({ created_at }) => created_at.toMillis()));
  return {
    date: timestamp(last + 1),
    ...TIMELINE_WORDS.cancelled,
    by: "system",
  };
}

/** When something was done that a refund follows from: the provider tells times in seconds, and none is before its cause. */
export function beforeRefund(now: number, timeline: readonly TimelineEntry[]): number {
  const second = Math.floor(now / SECOND_MS) * SECOND_MS;
  return Math.max(second, ...timeline.map(({ date }) => date.toMillis()));
}

/** By time; what happened in the same second in an order of its own, the same however it arrived. */
export function inTimeline(a: TimelineEntry, b: TimelineEntry): number {
  return (
    a.date.toMillis() - b.date.toMillis() ||
    a.event.localeCompare(b.event, "en") ||
    a.description.localeCompare(b.description, "en")
  );
}
