import { DomainError } from "@niyamdesk/domain/base/errors";
import { checkoutsOpenedBetweenQuery } from "@niyamdesk/domain/checkouts/queries";
import type { PaymentMatch } from "@niyamdesk/domain/payments/callables";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { DAY_MS, HOUR_MS } from "../../platform/clock.ts";
import { type CheckoutRecord, checkoutRef, paymentRef } from "../../platform/refs.ts";
import { runQuery } from "../../platform/run-query.ts";
import { asIf } from "../../platform/unit-of-work.ts";
import { forsakenOrder } from "../settlement/carry-on.ts";
import { canBeFor } from "./match-held.ts";

/** Somebody who pays does so soon after they began. */
const BEFORE_MS = 3 * DAY_MS;
const MOST = 10;

/**
 * What held money could have been paid for: what it was paid through, and what was begun in the days before with the same sum and stands
 * without money, the nearest in time first.
 *
 * @throws DomainError payment_not_found
 */
export async function paymentMatches(paymentId: string): Promise<PaymentMatch[]> {
  const payment = (await paymentRef(paymentId).get()).data();
  if (!payment) throw new DomainError("payment_not_found");
  const paid = payment.date.toMillis();
  const [own, around] = await Promise.all([
    payment.checkout_id === null ? undefined : checkoutRef(payment.checkout_id).get(),
    runQuery(checkoutsOpenedBetweenQuery, { from_at: paid - BEFORE_MS, until_at: paid + HOUR_MS }),
  ]);
  const mine = own?.data();
  const others = around
    .map((entry) => entry.data() as CheckoutRecord)
    .filter(({ id }) => id !== mine?.id)
    .sort((a, b) => distance(a, paid) - distance(b, paid));
  const matches: PaymentMatch[] = [];
  for (const checkout of mine ? [mine, ...others] : others) {
    const match = canBeFor(payment, checkout) ? await matchOf(payment, checkout) : null;
    if (match !== null) matches.push(match);
    if (matches.length === MOST) break;
  }
  return matches;
}

/** Null for one that is paid, and whose money is here. */
async function matchOf(payment: Payment, checkout: CheckoutRecord): Promise<PaymentMatch | null> {
  const order = checkout.order_id === null ? null : await asIf((unit) => forsakenOrder(unit, checkout));
  if (order === null && checkout.order_id !== null) return null;
  return {
    ...{ checkout_id: checkout.id, order_id: order?.id ?? null, amount_paise: checkout.amount_paise },
    ...{ service: checkout.service_name, plan: checkout.plan_name, client: checkout.contact.name },
    ...{ opened_at: checkout.created_at.toMillis(), is_own: checkout.id === payment.checkout_id },
  };
}

function distance({ created_at }: CheckoutRecord, paid: number): number {
  return Math.abs(created_at.toMillis() - paid);
}
