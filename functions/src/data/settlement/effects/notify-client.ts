import { formatPaise } from "@niyamdesk/domain/money";
import type { Order } from "@niyamdesk/domain/order";
import type { Writer } from "../../../platform/unit-of-work.ts";
import { notify } from "../../inbox.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";

export const notifyAboutOrder: Effect<Fulfilment> = (unit, { checkout, orderId }) =>
  notify(unit, checkout.user_id, {
    id: `order-received_${orderId}`,
    title: "Order received",
    content: `We received your payment of ${formatPaise(checkout.amount_paise)} for ${checkout.service_name} (${checkout.plan_name}).`,
    type: "update",
    link: `/user/order/${orderId}`,
  });

export const notifyAboutHold: Effect<Hold> = (unit, { payment, checkout }) => {
  if (checkout === null) return;
  notify(unit, checkout.user_id, {
    id: `payment-held_${payment.id}`,
    title: "We are checking your payment",
    content: `A payment for ${checkout.service_name} reached us and needs a check by our team. Nothing is lost: we will contact you.`,
    type: "alert",
    link: "/user/payments",
  });
};

export function notifyAboutCancellation(unit: Writer, order: Order): void {
  notify(unit, order.user_id, {
    id: `order-cancelled_${order.id}`,
    title: "Order cancelled",
    content: `Your payment for ${order.service_name} (${order.plan_name}) was refunded in full, so the order is closed.`,
    type: "update",
    link: `/user/order/${order.id}`,
  });
}
