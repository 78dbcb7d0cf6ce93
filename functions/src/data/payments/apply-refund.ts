import { formatPaise } from "@niyamdesk/domain/money";
import type { TimelineEntry } from "@niyamdesk/domain/order";
import { type Payment, type PaymentStatus, type Refund, statusAfterRefunds } from "@niyamdesk/domain/payment";
import type { GatewayRefund } from "../../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { orderRef, paymentRef } from "../refs.ts";

const RANK: Record<Refund["status"], number> = { pending: 0, failed: 1, processed: 2 };

/**
 * Merges one refund, as the provider tells it, into its payment and tells it in the order's timeline once it is final.
 * Idempotent on the refund id and independent of the order of arrival. The payment must have been recorded before.
 *
 * @throws RangeError when we have no such payment
 */
export async function applyRefund(refund: GatewayRefund): Promise<void> {
  await commitTogether(async (unit) => {
    const payment = await unit.get(paymentRef(refund.payment_id));
    if (!payment) throw new RangeError(`Refund ${refund.id} is of a payment that was not recorded`);
    const known = payment.refunds.find((candidate) => candidate.id === refund.id);
    if (known && RANK[known.status] >= RANK[refund.status]) return;

    const order = payment.order_id === null ? undefined : await unit.get(orderRef(payment.order_id));
    const refunds = [...payment.refunds.filter((other) => other.id !== refund.id), merged(refund)].sort(
      byTime,
    );
    const refunded_paise = refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    unit.update(paymentRef(payment.id), {
      refunds,
      refunded_paise,
      status: statusOf(payment, refunded_paise),
      updated_at: timestamp(),
    });
    if (!order || refund.status === "pending") return;
    unit.update(orderRef(order.id), {
      timeline: [...order.timeline, entryFor(refund)].sort(inTimeline),
      updated_at: timestamp(),
    });
  });
}

function merged({ id, amount, status, created_at }: GatewayRefund): Refund {
  return { id, amount_paise: amount, status, created_at: timestamp(created_at * SECOND_MS) };
}

function byTime(a: Refund, b: Refund): number {
  return a.created_at.toMillis() - b.created_at.toMillis() || a.id.localeCompare(b.id);
}

/** By time; what happened in the same second in an order of its own, the same however it arrived. */
function inTimeline(a: TimelineEntry, b: TimelineEntry): number {
  return (
    a.date.toMillis() - b.date.toMillis() ||
    a.event.localeCompare(b.event) ||
    a.description.localeCompare(b.description)
  );
}

/** Held money stays held until all of it went back. */
function statusOf(payment: Payment, refundedPaise: number): PaymentStatus {
  const status = statusAfterRefunds(payment.amount_paise, refundedPaise);
  return payment.hold_reason !== null && status !== "refunded" ? "held" : status;
}

function entryFor({ amount, status, created_at }: GatewayRefund): TimelineEntry {
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
