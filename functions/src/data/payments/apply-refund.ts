import { type Payment, type PaymentStatus, type Refund, statusAfterRefunds } from "@niyamdesk/domain/payment";
import type { GatewayRefund } from "../../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { orderRef, paymentRef } from "../refs.ts";
import { notifyAboutCancellation } from "../settlement/effects/notify-client.ts";
import { cancelledEntry, inTimeline, refundEntry } from "./refund-timeline.ts";

const RANK: Record<Refund["status"], number> = { pending: 0, failed: 1, processed: 2 };

/**
 * Merges one refund, as the provider tells it, into its payment and tells it in the order's timeline once it is final.
 * When all of the money went back before anybody began to work, the order is cancelled. Idempotent on the refund id and independent of the order of arrival. The payment must have been recorded before.
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
    const told = [...order.timeline, refundEntry(refund)];
    const isOver = order.status === "pending" && isAllBack(payment, refunds);
    unit.update(orderRef(order.id), {
      ...(isOver ? { status: "cancelled" } : {}),
      timeline: (isOver ? [...told, cancelledEntry(refunds)] : told).sort(inTimeline),
      updated_at: timestamp(),
    });
    if (isOver) notifyAboutCancellation(unit, order);
  });
}

function merged({ id, amount, status, created_at }: GatewayRefund): Refund {
  return { id, amount_paise: amount, status, created_at: timestamp(created_at * SECOND_MS) };
}

function byTime(a: Refund, b: Refund): number {
  return a.created_at.toMillis() - b.created_at.toMillis() || a.id.localeCompare(b.id);
}

/** By what the bank has carried out: a refund on its way may still fail. */
function isAllBack(payment: Payment, refunds: readonly Refund[]): boolean {
  const back = refunds.filter(({ status }) => status === "processed");
  return back.reduce((sum, { amount_paise }) => sum + amount_paise, 0) >= payment.amount_paise;
}

/** Held money stays held until all of it went back. */
function statusOf(payment: Payment, refundedPaise: number): PaymentStatus {
  const status = statusAfterRefunds(payment.amount_paise, refundedPaise);
  return payment.hold_reason !== null && status !== "refunded" ? "held" : status;
}
