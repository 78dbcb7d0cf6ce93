import { DomainError } from "@niyamdesk/domain/base/errors";
import { defineCallable } from "../platform/define-callable.ts";
import { checkoutRef, orderRef } from "../platform/refs.ts";
import { takeReach } from "../platform/take-reach.ts";
import { freeOrderPaper } from "./free-order-paper.ts";

/** A PDF that says what an order without a payment gave for nothing, for its client. */
export const printFreeOrder = defineCallable(
  "printFreeOrder",
  { roles: ["admin", "client_user"], runtime: { memory: "512MiB", concurrency: 4 } },
  async ({ order_id }, { uid, role }) => {
    const order = (await orderRef(order_id).get()).data();
    if (!order || !(role === "admin" || order.user_id === uid) || order.payment_id !== null)
      throw new DomainError("order_not_found");
    const checkout = (await checkoutRef(order.checkout_id).get()).data();
    if (!checkout) throw new DomainError("order_not_found");
    await takeReach();
    const file = await freeOrderPaper(order, checkout);
    return { name: `${order_id}.pdf`, base64: file.toString("base64") };
  },
);
