import { PRICE_KEPT_DAYS } from "@niyamdesk/domain/checkout";
import type { Order } from "@niyamdesk/domain/order";
import type { Payment } from "@niyamdesk/domain/payment";
import { DAY_MS, timestamp } from "../../platform/clock.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { type CheckoutRecord, orderRef, paymentRef } from "../refs.ts";
import { runQuery } from "../run-query.ts";
import { carried } from "../settlement/carry-on.ts";
import { notifyAboutSuccession } from "../settlement/effects/notify-client.ts";
import { queueConfirmationAnew } from "../settlement/effects/queue-mail.ts";
import { soldFor } from "../settlement/effects/record-payment.ts";
import { FIRST_LOOK_PAID_MS } from "./next-look.ts";

/** A second payment of the checkout, held as such, of which nothing went back: the first of them that was made. */
export async function findHeir(unit: UnitOfWork, checkout: CheckoutRecord): Promise<Payment | null> {
  const found = await runQuery("paymentsOfCheckout", { checkout_id: checkout.id });
  const [first] = found
    .map((entry) => entry.data() as Payment)
    .filter((payment) => isHeir(payment, checkout))
    .sort((a, b) => a.date.toMillis() - b.date.toMillis() || a.id.localeCompare(b.id));
  if (!first) return null;
  const heir = await unit.get(paymentRef(first.id));
  return heir && isHeir(heir, checkout) ? heir : null;
}

function isHeir(
  { status, hold_reason, refunded_paise, date }: Payment,
  { created_at }: CheckoutRecord,
): boolean {
  const waited = date.toMillis() - created_at.toMillis();
  return (
    status === "held" &&
    hold_reason === "duplicate_payment" &&
    refunded_paise === 0 &&
    waited <= PRICE_KEPT_DAYS * DAY_MS
  );
}

/** The held payment takes the place of the one that went back. @returns what of the checkout changes */
export async function passOn(
  unit: UnitOfWork,
  order: Order,
  { heir, checkout }: { heir: Payment; checkout: CheckoutRecord },
): Promise<Partial<CheckoutRecord>> {
  unit.update(paymentRef(heir.id), {
    ...soldFor(checkout, order.id),
    customer_fee_paise: heir.amount_paise - checkout.amount_paise,
    status: "completed",
    updated_at: timestamp(),
  });
  unit.update(orderRef(order.id), {
    ...carried(order, heir.id, heir.amount_paise),
    updated_at: timestamp(),
  });
  const facts = { payment: heir, checkout, orderId: order.id };
  await queueConfirmationAnew(unit, facts);
  notifyAboutSuccession(unit, { checkout, orderId: order.id, paymentId: heir.id, paise: heir.amount_paise });
  return {
    payment_id: heir.id,
    paid_at: heir.date,
    next_check_at: timestamp(Date.now() + FIRST_LOOK_PAID_MS),
  };
}
