import { DomainError } from "@niyamdesk/domain/base/errors";
import { checkoutsOfQuery } from "@niyamdesk/domain/checkouts/queries";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { isHeldHere } from "@niyamdesk/domain/payments/held-here";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import { ownPaymentsQuery } from "@niyamdesk/domain/payments/queries";
import { ownRefundRequestsQuery } from "@niyamdesk/domain/refunds/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainRecord } from "../platform/plain.ts";
import { type CheckoutRecord, mailRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { reviewOrder } from "./review-order.ts";
import { confirmationId } from "./settlement/effects/queue-mail.ts";

/** Payments and what was asked back of them stay, as the law asks; of the mails only those that confirmed them go. */
export const paymentBelongings: Belongings = {
  async exported({ uid }) {
    const [payments, requests] = await Promise.all([
      runWholeQuery(ownPaymentsQuery, { uid }),
      runWholeQuery(ownRefundRequestsQuery, { uid }),
    ]);
    return { payments: payments.map(plainRecord), refund_requests: requests.map(plainRecord) };
  },
  async isOpen(uid) {
    const payments = await runWholeQuery(ownPaymentsQuery, { uid });
    return payments.some((payment) => isHeldHere(payment.data() as Payment));
  },
  /**
   * Our records only know what they were told, so the provider is asked what became of each purchase that could still be
   * paid. What it answers is taken over on the way.
   *
   * @throws DomainError gateway_unavailable when that cannot be known
   */
  async isOpenElsewhere(uid) {
    for (const checkout of await runWholeQuery(checkoutsOfQuery, { uid })) {
      if (await isBeingPaid(checkout.data() as CheckoutRecord)) return true;
    }
    return false;
  },
  async erase({ uid }) {
    const orders = await runWholeQuery(ownOrdersQuery, { uid });
    await eraseAll(orders.map(({ id }) => ({ ref: mailRef(confirmationId(id)) })));
  },
};

/** By the provider, as long as we look at the checkout at all. An order that it does not know cannot be paid. */
async function isBeingPaid(checkout: CheckoutRecord): Promise<boolean> {
  const { status, razorpay_order_id, next_check_at } = checkout;
  if (status === "paid" || !razorpay_order_id || next_check_at === null) return false;
  try {
    return (await reviewOrder(checkout)).status !== "not_paid";
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_refused") return false;
    throw error;
  }
}
