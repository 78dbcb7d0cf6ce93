import { DomainError } from "@niyamdesk/domain/base/errors";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { isAskedAbout } from "@niyamdesk/domain/payments/payment";
import { countUse } from "../../coupons/count-use.ts";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { backOf, type GatewayPayment, isCaptured } from "../../integrations/razorpay/schemas.ts";
import { allotInvoiceNumber } from "../../invoices/allot-invoice-number.ts";
import { timestamp } from "../../platform/clock.ts";
import { checkoutRef, paymentRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { applyAllRefunds } from "../apply-refund.ts";
import { createOrder } from "../settlement/effects/create-order.ts";
import { markCheckoutPaid } from "../settlement/effects/mark-checkout.ts";
import { notifyAboutOrder, withdrawHold } from "../settlement/effects/notify-client.ts";
import { queueConfirmation } from "../settlement/effects/queue-mail.ts";
import { soldFor } from "../settlement/effects/record-payment.ts";
import { rememberPurchase } from "../settlement/effects/remember-purchase.ts";
import { type Fulfilment, fulfilment } from "../settlement/facts.ts";

/**
 * The client says that a possible duplicate is a purchase of its own: it becomes the order it was paid for, as if it had
 * never been held. Said twice, it is one order.
 *
 * @returns the order
 * @throws DomainError payment_not_held when it went back, or is about to; already_paid (facts `order_id`) when another payment
 * of the same checkout became its order; gateway_unavailable
 */
export async function sellAgain(paymentId: string): Promise<string> {
  const money = await gateway.fetchPayment(paymentId);
  if (backOf(money) > 0) {
    // Somebody gave it back by hand and we have not heard of it yet.
    await applyAllRefunds(paymentId, await gateway.refundsOfPayment(paymentId));
    throw new DomainError("payment_not_held");
  }
  const orderId = await commitTogether((unit) => sell(unit, money));
  await allotInvoiceNumber(paymentId);
  return orderId;
}

async function sell(unit: UnitOfWork, money: GatewayPayment): Promise<string> {
  const payment = await unit.get(paymentRef(money.id));
  if (payment?.order_id) return payment.order_id;
  const checkout = payment?.checkout_id ? await unit.get(checkoutRef(payment.checkout_id)) : undefined;
  if (!payment || !checkout || !isAskedAbout(payment) || !isCaptured(money)) {
    throw new DomainError("payment_not_held");
  }
  if (checkout.order_id !== null) throw new DomainError("already_paid", { order_id: checkout.order_id });
  const orderId = orderIdOf(checkout.id);
  unit.update(paymentRef(payment.id), {
    ...soldFor(checkout, orderId),
    status: "completed",
    duplicate_answer: "second_purchase",
    customer_fee_paise: payment.amount_paise - checkout.amount_paise,
    updated_at: timestamp(),
  });
  await becomeOrder(unit, fulfilment(money, checkout, orderId));
  return orderId;
}

/** All that a held payment brings about once it is for an order, besides what changes of itself. */
export async function becomeOrder(unit: UnitOfWork, facts: Fulfilment): Promise<void> {
  withdrawHold(unit, facts.checkout.user_id, facts.payment.id);
  for (const effect of [
    markCheckoutPaid,
    createOrder,
    rememberPurchase,
    countUse,
    queueConfirmation,
    notifyAboutOrder,
  ]) {
    await effect(unit, facts);
  }
}
