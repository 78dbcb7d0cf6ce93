import { formatPaise } from "@niyamdesk/domain/money/money";
import { ORDER_STATUS_LABELS, type TimelineEntry } from "@niyamdesk/domain/orders/order";
import type { Refund } from "@niyamdesk/domain/payments/payment";
import type { GatewayRefund } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";

/** What the order's timeline says of a refund that is final. */
export function refundEntry({ amount, status, created_at }: GatewayRefund): TimelineEntry {
  const sum = formatPaise(amount);
  return {
    date: timestamp(created_at * SECOND_MS),
    by: "system",
    ...(status === "processed"
      ? {
          event: "Refund sent",
          description: `${sum} is on its way to the account you paid from. Banks take 5 to 7 working days.`,
        }
      : {
          event: "Refund did not go through",
          description: `Your bank did not accept the refund of ${sum}. Our team will contact you.`,
        }),
  };
}

/** Right after the last refund, whichever we heard of last. */
export function cancelledEntry(refunds: readonly Refund[]): TimelineEntry {
  const last = Math.max(...refunds.map(({ created_at }) => created_at.toMillis()));
  return {
    date: timestamp(last + 1),
    event: ORDER_STATUS_LABELS.cancelled,
    description: "Your payment was refunded in full before work began, so this order is closed.",
    by: "system",
  };
}

/** By time; what happened in the same second in an order of its own, the same however it arrived. */
export function inTimeline(a: TimelineEntry, b: TimelineEntry): number {
  return (
    a.date.toMillis() - b.date.toMillis() ||
    a.event.localeCompare(b.event) ||
    a.description.localeCompare(b.description)
  );
}
