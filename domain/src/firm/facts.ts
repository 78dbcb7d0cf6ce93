import type { Lead } from "../leads/lead.ts";
import type { Order } from "../orders/order.ts";
import type { Payment } from "../payments/payment.ts";
import { istDay } from "../time/time.ts";
import type { Fact } from "./firm-month.ts";

type Whose = Pick<Order, "service_id" | "franchise_id" | "assigned_to">;

/** That it was sold. Cancelled, it was sold all the same: what went back stands among the refunds. */
export function factsOfOrder(order: Whose & Pick<Order, "date">): Fact[] {
  return [{ day: istDay(order.date.toMillis()), ...sidesOf(order), orders: 1 }];
}

type Money = Pick<
  Payment,
  "order_id" | "hold_reason" | "date" | "amount_paise" | "gst_paise" | "customer_fee_paise" | "refunds"
>;

/**
 * What it brought and what of it was given back. Money that is held, or bought nothing, is none of ours.
 *
 * @param order that it paid for; null: it is not there
 */
export function factsOfPayment(payment: Money, order: Whose | null): Fact[] {
  const { order_id, hold_reason, date, amount_paise, refunds } = payment;
  if (order_id === null || hold_reason !== null) return [];
  const sides = sidesOf(order);
  const sold: Fact = { day: istDay(date.toMillis()), ...sides, revenue_paise: revenueOf(payment) };
  const back = refunds
    .filter(({ status }) => status !== "failed")
    .map(
      (refund): Fact => ({
        ...{ day: istDay(refund.created_at.toMillis()), ...sides },
        refunds_paise: shareOf(refund.amount_paise, revenueOf(payment), amount_paise),
      }),
    );
  return [sold, ...back];
}

/** That a paid order came of it. */
export function factsOfLead({ conversion }: Pick<Lead, "conversion">): Fact[] {
  if (!conversion?.order_id) return [];
  const nobody = { service: null, partner: null, worker: null };
  return [{ day: istDay(conversion.at.toMillis()), ...nobody, converted: 1 }];
}

/** Without GST, and without what the client paid on top for the provider. */
function revenueOf({ amount_paise, gst_paise, customer_fee_paise = 0 }: Money): number {
  return amount_paise - gst_paise - customer_fee_paise;
}

/** Of money that went back, what had been revenue. */
function shareOf(back: number, revenue: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((back * revenue) / whole);
}

function sidesOf(order: Whose | null): Pick<Fact, "service" | "partner" | "worker"> {
  return {
    service: order?.service_id ?? null,
    partner: order?.franchise_id ?? null,
    worker: order?.assigned_to ?? null,
  };
}
