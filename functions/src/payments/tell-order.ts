import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { isAllBack, type Payment } from "@niyamdesk/domain/payments/payment";
import type { GatewayRefund } from "../integrations/razorpay/schemas.ts";
import { timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, orderRef, paymentRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { findHeir, isHeir, passOn } from "./pass-on.ts";
import { cancelledEntry, inTimeline, refundEntry } from "./refund-timeline.ts";
import { forsakenOrder } from "./settlement/carry-on.ts";
import { notifyAboutCancellation } from "./settlement/effects/notify-client.ts";
import { queueConfirmationAnew } from "./settlement/effects/queue-mail.ts";

interface Told {
  payment: Partial<Payment>;
  checkout: Partial<CheckoutRecord>;
}

export const NOTHING_TOLD: Told = { payment: {}, checkout: {} };

interface News {
  before: Payment;
  after: Payment;
  checkout: CheckoutRecord;
  news: readonly GatewayRefund[];
}

/**
 * What refunds mean for the order of their payment: those that are final stand in its timeline; when all of its money went
 * back, another payment of the same checkout carries it on, or, where nobody began to work, it is cancelled.
 *
 * @returns what has to be written to payment and checkout besides
 */
export async function tellOrder(unit: UnitOfWork, { before, after, checkout, news }: News): Promise<Told> {
  if (after.order_id === null) return tellForsakenOrder(unit, { after, checkout, news });
  const order = await unit.get(orderRef(after.order_id));
  const final = news.filter(({ status }) => status !== "pending");
  if (!order || final.length === 0) return NOTHING_TOLD;
  const told: Order = { ...order, timeline: [...order.timeline, ...final.map(refundEntry)].sort(inTimeline) };
  const isForsaken = order.payment_id === after.id && isAllBack(after) && !isAllBack(before);
  if (isForsaken && isOpenOrder(order.status)) {
    const heir = await findHeir(unit, checkout);
    if (heir) {
      const passed = await passOn(unit, told, { heir, checkout });
      unit.update(paymentRef(heir.id), { ...passed.payment, updated_at: timestamp() });
      return { payment: {}, checkout: passed.checkout };
    }
    if (order.status === "pending") return { payment: cancel(unit, told, after), checkout: touched() };
  }
  unit.update(orderRef(order.id), { timeline: told.timeline, updated_at: timestamp() });
  const isLive = order.payment_id === after.id && isOpenOrder(order.status) && !isAllBack(after);
  if (isLive && final.some(({ status }) => status === "failed")) {
    await queueConfirmationAnew(unit, { payment: after, checkout, orderId: order.id });
  }
  // Whoever brings another payment at this moment has to notice that this one is gone.
  return isForsaken ? { payment: {}, checkout: touched() } : NOTHING_TOLD;
}

/** A second payment whose refund failed is whole again. */
async function tellForsakenOrder(
  unit: UnitOfWork,
  { after, checkout, news }: Omit<News, "before">,
): Promise<Told> {
  return news.some(({ status }) => status === "failed")
    ? carryIfForsaken(unit, after, checkout)
    : NOTHING_TOLD;
}

/** A second payment that is whole, and ours, again: if the order lost its money meanwhile, this carries it. */
export async function carryIfForsaken(
  unit: UnitOfWork,
  payment: Payment,
  checkout: CheckoutRecord,
): Promise<Told> {
  if (!isHeir(payment, checkout)) return NOTHING_TOLD;
  const order = await forsakenOrder(unit, checkout);
  return order === null
    ? { payment: {}, checkout: touched() }
    : passOn(unit, order, { heir: payment, checkout });
}

function cancel(unit: UnitOfWork, order: Order, { refunds }: Payment): Partial<Payment> {
  unit.update(orderRef(order.id), {
    status: "cancelled",
    timeline: [...order.timeline, cancelledEntry(refunds)].sort(inTimeline),
    updated_at: timestamp(),
  });
  notifyAboutCancellation(unit, order);
  return { closed_order: true };
}

function touched(): Partial<CheckoutRecord> {
  return { updated_at: timestamp() };
}
