import { formatPaise } from "@niyamdesk/domain/money/money";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { gravestDispute, isAllBack, type Payment } from "@niyamdesk/domain/payments/payment";
import { FieldValue, type UpdateData } from "firebase-admin/firestore";
import { backOf, type GatewayOrder, type GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import { timestamp } from "../../platform/clock.ts";
import { type CheckoutRecord, orderRef, paymentRef } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { inTimeline } from "../refund-timeline.ts";
import { isBuyerGone } from "./buyer-gone.ts";
import { markCheckoutPaid } from "./effects/mark-checkout.ts";
import { notifyAboutSuccession } from "./effects/notify-client.ts";
import { queueConfirmationAnew } from "./effects/queue-mail.ts";
import { recordPayment } from "./effects/record-payment.ts";
import { rememberPurchase } from "./effects/remember-purchase.ts";
import type { Fulfilment } from "./facts.ts";
import { misfit } from "./hold-reason.ts";

/**
 * The order of a paid checkout whose money is gone again, if this payment can carry it on: what counts is whether money
 * that paid is still here.
 */
export async function orderToCarry(
  unit: UnitOfWork,
  payment: GatewayPayment,
  checkout: CheckoutRecord,
  gatewayOrder: GatewayOrder | null,
): Promise<Order | null> {
  if (backOf(payment) > 0) return null;
  const order = await forsakenOrder(unit, checkout);
  return order !== null && (await misfit(payment, checkout, gatewayOrder)) === null ? order : null;
}

/** The order of a checkout whose money is gone again. One that people closed, or that is completed, is left alone. */
export async function forsakenOrder(unit: UnitOfWork, checkout: CheckoutRecord): Promise<Order | null> {
  if (checkout.order_id === null || checkout.payment_id === null) return null;
  // An order that nobody is there for any more stays closed.
  if (await isBuyerGone(unit, checkout)) return null;
  const carrier = await unit.get(paymentRef(checkout.payment_id));
  if (!carrier || !isAllBack(carrier)) return null;
  const order = await unit.get(orderRef(checkout.order_id));
  return order && canGoOn(order, carrier) ? order : null;
}

function canGoOn(order: Order, carrier: Payment): boolean {
  return isOpenOrder(order.status) || (order.status === "cancelled" && carrier.closed_order === true);
}

/** The payment takes the place of the one that went back. @param order as it is, or as it is about to be written */
export async function carryOn(unit: UnitOfWork, order: Order, facts: Fulfilment): Promise<void> {
  unit.update(orderRef(order.id), {
    ...carried(order, { id: facts.payment.id, amount_paise: facts.payment.amount }, unit.now()),
    updated_at: timestamp(),
  });
  await Promise.all([markCheckoutPaid, recordPayment, rememberPurchase].map((effect) => effect(unit, facts)));
  await queueConfirmationAnew(unit, facts);
  const { payment, checkout, orderId } = facts;
  notifyAboutSuccession(unit, { checkout, orderId, paymentId: payment.id, paise: payment.amount });
}

/** What of an order changes when another payment carries it: also what the bank says is said of that one. */
export function carried(
  { status, timeline, dispute_status }: Order,
  { id, amount_paise, disputes = [] }: Pick<Payment, "id" | "amount_paise" | "disputes">,
  now: number,
): UpdateData<Order> {
  const last = Math.max(now, ...timeline.map(({ date }) => date.toMillis() + 1));
  const entry = {
    date: timestamp(last),
    event: TIMELINE_WORDS.carried.event,
    description: TIMELINE_WORDS.carried.description(formatPaise(amount_paise)),
    by: "system",
  };
  return {
    payment_id: id,
    ...(dispute_status === undefined
      ? {}
      : { dispute_status: gravestDispute(disputes) ?? FieldValue.delete() }),
    status: status === "cancelled" ? "pending" : status,
    timeline: [...timeline, entry].sort(inTimeline),
  };
}
