import { DomainError } from "@niyamdesk/domain/base/errors";
import { hasOpenRefunds, type Payment } from "@niyamdesk/domain/payments/payment";
import { paymentsHeldQuery, refundedWithoutCheckoutQuery } from "@niyamdesk/domain/payments/queries";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { databaseNow } from "../../platform/database-clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { logOddity } from "../../platform/log.ts";
import { once } from "../../platform/once.ts";
import { runWholeQuery } from "../../platform/run-query.ts";
import { applyAllRefunds } from "../apply-refund.ts";

/** Longer than any bank takes to carry out a refund or to refuse it. */
const REFUND_DAYS = 30;

/**
 * Held money is given back by hand, in the provider's dashboard, and the word of it may be lost; of money without a checkout, or
 * whose checkout was paid long ago, nobody else would ever ask. Each once a day.
 *
 * @param until when no further one is begun, by `performance.now()`
 */
export async function lookAtHeld(until: number): Promise<{ done: number; failed: number }> {
  const now = await databaseNow();
  const [held, refunded] = await Promise.all([
    runWholeQuery(paymentsHeldQuery, {}),
    runWholeQuery(refundedWithoutCheckoutQuery, { since_at: now - REFUND_DAYS * DAY_MS }),
  ]);
  const onTheirWay = refunded.filter((entry) => hasOpenRefunds(entry.data() as Payment));
  const day = Math.floor(now / DAY_MS);
  return eachIsolated(
    "held payment",
    [...held, ...onTheirWay],
    ({ id }) => once(`held_${id}_${day}`, () => look(id)),
    until,
  );
}

async function look(id: string): Promise<void> {
  try {
    await applyAllRefunds(id, await gateway.refundsOfPayment(id));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "gateway_refused") throw error;
    logOddity("held payment that the provider does not know", { payment: id });
  }
}
