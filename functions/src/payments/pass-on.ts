import { PRICE_KEPT_DAYS } from "@niyamdesk/domain/checkouts/checkout";
import type { Order } from "@niyamdesk/domain/orders/order";
import { bankClaim, type Payment, refundedPaise } from "@niyamdesk/domain/payments/payment";
import { paymentsOfCheckoutQuery } from "@niyamdesk/domain/payments/queries";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, orderRef, paymentRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { FIRST_LOOK_PAID_MS } from "./next-look.ts";
import { carried } from "./settlement/carry-on.ts";
import { notifyAboutSuccession } from "./settlement/effects/notify-client.ts";
import { queueConfirmationAnew } from "./settlement/effects/queue-mail.ts";
import { soldFor } from "./settlement/effects/record-payment.ts";

/**
 * A second payment of the checkout, held as such, of which nothing went back and that no bank is deciding about: the first of
 * them that was made.
 */
export async function findHeir(unit: UnitOfWork, checkout: CheckoutRecord): Promise<Payment | null> {
  const found = await runQuery(paymentsOfCheckoutQuery, { checkout_id: checkout.id });
  const [first] = found
    .map((entry) => entry.data() as Payment)
    .filter((payment) => isHeir(payment, checkout))
    .sort((a, b) => a.date.toMillis() - b.date.toMillis() || a.id.localeCompare(b.id, "en"));
  if (!first) return null;
  const heir = await unit.get(paymentRef(first.id));
  return heir && isHeir(heir, checkout) ? heir : null;
}

export function isHeir(
  payment: Pick<
    Payment,
    "hold_reason" | "order_id" | "refunds" | "told_refunded_paise" | "amount_paise" | "date" | "disputes"
  >,
  { created_at }: CheckoutRecord,
): boolean {
  const waited = payment.date.toMillis() - created_at.toMillis();
  return (
    payment.order_id === null &&
    payment.hold_reason === "duplicate_payment" &&
    refundedPaise(payment) === 0 &&
    bankClaim(payment) === null &&
    waited <= PRICE_KEPT_DAYS * DAY_MS
  );
}

/** The held payment takes the place of the one that went back. @returns what of payment and checkout changes with it */
export async function passOn(
  unit: UnitOfWork,
  order: Order,
  { heir, checkout }: { heir: Payment; checkout: CheckoutRecord },
): Promise<{ payment: Partial<Payment>; checkout: Partial<CheckoutRecord> }> {
  unit.update(orderRef(order.id), {
    ...carried(order, heir, unit.now()),
    updated_at: timestamp(),
  });
  await queueConfirmationAnew(unit, { payment: heir, checkout, orderId: order.id });
  notifyAboutSuccession(unit, { checkout, orderId: order.id, paymentId: heir.id, paise: heir.amount_paise });
  return {
    payment: {
      ...soldFor(checkout, order.id),
      customer_fee_paise: heir.amount_paise - checkout.amount_paise,
      status: "completed",
    },
    checkout: {
      payment_id: heir.id,
      paid_at: heir.date,
      next_check_at: timestamp(unit.now() + FIRST_LOOK_PAID_MS),
    },
  };
}
