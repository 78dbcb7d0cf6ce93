import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { ORDER_MOVES, type Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { refundLeft, refundRefusal } from "@niyamdesk/domain/payments/refund-left";
import type { RefundReason } from "@niyamdesk/domain/refunds/refund-request";
import { answerWish } from "../complaints/answer-complaint.ts";
import { beforeRefund, inTimeline } from "../payments/refund-timeline.ts";
import { carryOut, noteWanted } from "../payments/refunds/ask-refund.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { orderRef, paymentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * A client takes their order back while nobody has begun: all of it goes back. Asked for twice, it is once.
 *
 * @returns what goes back, paise
 * @throws DomainError order_not_found for another's, order_begun, order_closed, dispute_open, dispute_lost
 */
export function cancelOwn(order_id: string, by: Caller): Promise<number> {
  return carriedOut(order_id, (unit) =>
    cancelWithin(unit, order_id, by, {
      reason: "cancelled_by_client",
      words: TIMELINE_WORDS.cancelledByClient.event,
      amountOf(payment) {
        const refusal = refundRefusal(payment);
        if (refusal !== null) throw new DomainError(refusal);
        return refundLeft(payment);
      },
      may(order) {
        if (order.user_id !== by.uid) throw new DomainError("order_not_found");
        if (order.status !== "pending" || order.work?.began_at) throw new DomainError("order_begun");
      },
    }),
  );
}

/**
 * An administrator closes an order and gives back what they say.
 *
 * @returns what goes back, paise
 * @throws DomainError order_not_found, order_closed, refund_too_much, dispute_open, dispute_lost
 */
export function cancelOrder(
  { order_id, amount_paise, words }: ParsedInput<"cancelOrder">,
  by: Caller,
): Promise<number> {
  return carriedOut(order_id, (unit) =>
    cancelWithin(unit, order_id, by, {
      ...{ reason: "service_not_possible", words },
      amountOf: () => amount_paise,
      may: () => undefined,
    }),
  );
}

interface Cancelling {
  reason: RefundReason;
  words: string;
  /** What goes back of its payment. @throws DomainError where nothing may */
  amountOf(payment: Payment): number;
  /** @throws DomainError where this order is not theirs to cancel */
  may(order: Order): void;
}

const requestOf = (order_id: string) => `rrq_cancel_${order_id}`;

/** Closed first, with what is asked back in the same commit; the provider after that, again and again until it has answered. */
async function carriedOut(order_id: string, cancel: (unit: UnitOfWork) => Promise<number>): Promise<number> {
  const back = await commitTogether(cancel);
  if (back > 0) await carryOut(requestOf(order_id));
  return back;
}

async function cancelWithin(
  unit: UnitOfWork,
  order_id: string,
  by: Caller,
  { reason, words, amountOf, may }: Cancelling,
): Promise<number> {
  const order = await unit.get(orderRef(order_id));
  if (!order) throw new DomainError("order_not_found");
  const known = order.cancelled_back_paise;
  if (order.status === "cancelled" && known !== undefined) {
    if (by.role === "client_user" && order.user_id !== by.uid) throw new DomainError("order_not_found");
    return known;
  }
  may(order);
  if (by.role === null || !mayMove(ORDER_MOVES, order.status, "cancelled", by.role)) {
    throw new DomainError("order_closed");
  }
  const { payment_id } = order;
  const payment = payment_id === null ? undefined : await unit.get(paymentRef(payment_id));
  const amount_paise = payment ? amountOf(payment) : 0;
  if (payment && amount_paise > 0) {
    await noteWanted(unit, {
      ...{ id: requestOf(order_id), payment_id: payment.id, amount_paise, reason, words },
      by: { uid: by.uid, role: by.role },
    });
  }
  unit.update(orderRef(order_id), {
    status: "cancelled",
    cancelled_back_paise: amount_paise,
    // Nobody waits any more, and nothing was promised.
    ...{ waits_for: null, desk_turn: null, look_at: null, due_date: null, rise: null },
    timeline: [...order.timeline, entry(unit, order, by, { words, amount_paise })].sort(inTimeline),
    updated_at: timestamp(unit.now()),
  });
  if (by.role === "admin") await answerWish(unit, order_id, words, by);
  audit(unit, `order-cancelled_${order_id}`, {
    ...{ actor: by.uid, role: by.role, action: "order.cancelled", subject: orderRef(order_id).path },
    ...{ before: { status: order.status }, after: { status: "cancelled", amount_paise } },
    reason: { kind: "other", words },
  });
  return amount_paise;
}

function entry(
  unit: UnitOfWork,
  { timeline, user_id }: Order,
  by: Caller,
  { words, amount_paise }: { words: string; amount_paise: number },
): Order["timeline"][number] {
  const sum = formatPaise(amount_paise);
  const { event, description } =
    by.uid === user_id ? TIMELINE_WORDS.cancelledByClient : TIMELINE_WORDS.cancelledByUs;
  return {
    ...{ date: timestamp(beforeRefund(unit.now(), timeline)), event, description: description(sum, words) },
    by: by.role === null ? "" : ROLE_LABELS[by.role],
  };
}
