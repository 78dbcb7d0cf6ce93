import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CheckoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { CHECKOUT_WORDS } from "@niyamdesk/domain/checkouts/checkout-words";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import { backOf, type GatewayPayment } from "../../../integrations/razorpay/schemas.ts";
import { notify } from "../../../notifications/inbox.ts";
import { type CheckoutRecord, inboxRef } from "../../../platform/refs.ts";
import type { Writer } from "../../../platform/unit-of-work.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";

export const notifyAboutOrder: Effect<Fulfilment> = (unit, { checkout, orderId }) =>
  notify(unit, checkout.user_id, {
    id: `order-received_${orderId}`,
    title: "Order received",
    content: `We received your payment of ${formatPaise(checkout.amount_paise)} for ${checkout.service_name} (${checkout.plan_name}).`,
    type: "update",
    link: PATHS.userOrder(orderId),
  });

/** The words that every screen has for the same; what it is about comes first. */
function told(state: CheckoutState, about: string): Pick<InboxItem, "title" | "content"> {
  const { title, text } = CHECKOUT_WORDS.states[state];
  return { title, content: `${about}: ${text}` };
}

/** Nothing is asked about money that went back before we heard of it, and nobody is told whose account is gone. */
export const notifyAboutHold: Effect<Hold> = (unit, { payment, checkout, reason }) => {
  if (checkout === null || reason === "purchase_erased" || backOf(payment) >= payment.amount) return;
  const isAsked = reason === "possible_duplicate" && backOf(payment) === 0;
  notify(unit, checkout.user_id, {
    id: `payment-held_${payment.id}`,
    ...told(isAsked ? "asked" : "checking", `${checkout.service_name} (${checkout.plan_name})`),
    type: "alert",
    link: PATHS.user.payments,
  });
};

/** Nothing is asked or checked any more. */
export function withdrawHold(unit: Writer, uid: string, paymentId: string): void {
  unit.delete(inboxRef(uid, `payment-held_${paymentId}`));
}

export function notifyAboutCancellation(unit: Writer, order: Order): void {
  notify(unit, order.user_id, {
    id: `order-cancelled_${order.id}`,
    title: "Order cancelled",
    content: `Your payment for ${order.service_name} (${order.plan_name}) was refunded in full, so the order is closed.`,
    type: "update",
    link: PATHS.userOrder(order.id),
  });
}

/** Once a payment: money that the bank set aside and nobody took. */
export function notifyAboutReturn(unit: Writer, payment: GatewayPayment, checkout: CheckoutRecord): void {
  const sum = formatPaise(payment.amount);
  const isSecond = checkout.status === "paid";
  notify(unit, checkout.user_id, {
    id: `payment-returned_${payment.id}`,
    ...told(isSecond ? "second_debit" : "returned", `${checkout.service_name}, ${sum}`),
    type: "update",
    link:
      isSecond && checkout.order_id !== null
        ? PATHS.userOrder(checkout.order_id)
        : PATHS.service(checkout.service_id),
  });
}

interface Succession {
  checkout: CheckoutRecord;
  orderId: string;
  paymentId: string;
  paise: number;
}

/** Another payment of the client's carries the order on. */
export function notifyAboutSuccession(unit: Writer, succession: Succession): void {
  const { checkout, orderId, paymentId, paise } = succession;
  withdrawHold(unit, checkout.user_id, paymentId);
  notify(unit, checkout.user_id, {
    id: `order-carried_${paymentId}`,
    title: "Your other payment counts for your order",
    content: `Your first payment for ${checkout.service_name} (${checkout.plan_name}) was refunded. Your other payment of ${formatPaise(paise)} is now used for this order.`,
    type: "update",
    link: PATHS.userOrder(orderId),
  });
}
