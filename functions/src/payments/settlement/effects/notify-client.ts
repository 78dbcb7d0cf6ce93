import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { Order } from "@niyamdesk/domain/orders/order";
import { backOf, type GatewayPayment } from "../../../integrations/razorpay/schemas.ts";
import { notify } from "../../../notifications/inbox.ts";
import { type CheckoutRecord, inboxRef } from "../../../platform/refs.ts";
import type { Writer } from "../../../platform/unit-of-work.ts";
import type { Effect, Hold, Sale } from "../facts.ts";

export const notifyAboutOrder: Effect<Sale> = (unit, { checkout, orderId }) => {
  const { amount_paise, coupon, service_name, plan_name } = checkout;
  const { orderReceived, orderFree } = NOTICE_WORDS;
  const isFree = amount_paise === 0 && coupon !== undefined;
  notify(unit, checkout.user_id, {
    id: `order-received_${orderId}`,
    title: orderReceived.title,
    content: isFree
      ? orderFree.content(coupon.code, service_name, plan_name)
      : orderReceived.content(formatPaise(amount_paise), service_name, plan_name),
    type: "update",
    link: PATHS.userOrder(orderId),
  });
};

/** Nothing is asked about money that went back before we heard of it, and nobody is told whose account is gone. */
export const notifyAboutHold: Effect<Hold> = (unit, { payment, checkout, reason }) => {
  if (checkout === null || reason === "purchase_erased" || backOf(payment) >= payment.amount) return;
  const isAsked = reason === "possible_duplicate" && backOf(payment) === 0;
  const { title, content } = NOTICE_WORDS[isAsked ? "asked" : "checking"];
  notify(unit, checkout.user_id, {
    id: `payment-held_${payment.id}`,
    title,
    content: content(checkout.service_name, checkout.plan_name),
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
    title: NOTICE_WORDS.orderCancelled.title,
    content: NOTICE_WORDS.orderCancelled.content(order.service_name, order.plan_name),
    type: "update",
    link: PATHS.userOrder(order.id),
  });
}

/** Once a payment: money that the bank set aside and nobody took. */
export function notifyAboutReturn(unit: Writer, payment: GatewayPayment, checkout: CheckoutRecord): void {
  const isSecond = checkout.status === "paid";
  const { title, content } = NOTICE_WORDS[isSecond ? "second_debit" : "returned"];
  notify(unit, checkout.user_id, {
    id: `payment-returned_${payment.id}`,
    title,
    content: content(checkout.service_name, formatPaise(payment.amount)),
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
    title: NOTICE_WORDS.orderCarried.title,
    content: NOTICE_WORDS.orderCarried.content(checkout.service_name, checkout.plan_name, formatPaise(paise)),
    type: "update",
    link: PATHS.userOrder(orderId),
  });
}
