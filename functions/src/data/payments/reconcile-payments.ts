import { isPayable } from "@niyamdesk/domain/checkout";
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from "../../platform/clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { logEvent } from "../../platform/log.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { checkoutRef } from "../refs.ts";
import { runQuery } from "../run-query.ts";
import { reviewOrder } from "./review-order.ts";

/** Without a payment by then, a checkout counts as expired; money that still comes is taken. */
const EXPIRES_AFTER_MS = DAY_MS;
/** A payment may be authorised up to three days late; two more for whatever else is slow. */
const WATCHED_FOR_MS = 5 * DAY_MS;
/** Batches a run works through at most; the rest is first next time. */
const MAX_BATCHES = 10;

export interface Reconciliation {
  checkouts: number;
  invoices: number;
  failed: number;
}

/**
 * Heals what browser and webhook missed: asks the provider about checkouts that are not paid, expires old ones, and
 * allots invoice numbers that are missing. Each item by itself; a run that is late, repeated or beside another does
 * no harm. Every look sets when to look next, so batches never come to the same checkouts first.
 */
export async function reconcilePayments(): Promise<Reconciliation> {
  const run: Reconciliation = { checkouts: 0, invoices: 0, failed: 0 };
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await runQuery("dueCheckouts", { now_at: Date.now() });
    if (due.length === 0) break;
    const { done, failed } = await eachIsolated("checkout", due, (checkout) => look(checkout.id));
    run.checkouts += done;
    run.failed += failed;
  }
  const unnumbered = await runQuery("paymentsWithoutInvoice", {});
  const { done, failed } = await eachIsolated("invoice", unnumbered, (payment) =>
    allotInvoiceNumber(payment.id),
  );
  run.invoices += done;
  run.failed += failed;
  logEvent("payments reconciled", { ...run });
  return run;
}

async function look(id: string): Promise<void> {
  const checkout = (await checkoutRef(id).get()).data();
  if (!checkout) return;
  const age = Date.now() - checkout.created_at.toMillis();
  const isOver = checkout.status === "paid" || age > WATCHED_FOR_MS;
  // Before anything can fail, so that one that always fails does not stand in the way of the others.
  await checkoutRef(id).update({ next_check_at: isOver ? null : timestamp(Date.now() + pauseAt(age)) });
  if (checkout.status === "paid") return;
  const { status } = await reviewOrder(checkout);
  if (status === "not_paid" && age > EXPIRES_AFTER_MS) await expire(id);
}

/** The older, the rarer: every quarter of an hour at first, then hourly, after a day four times a day. */
function pauseAt(age: number): number {
  if (age < HOUR_MS) return 14 * MINUTE_MS;
  return age < DAY_MS ? HOUR_MS : 6 * HOUR_MS;
}

async function expire(id: string): Promise<void> {
  const seen = await checkoutRef(id).get();
  const checkout = seen.data();
  if (!checkout || !isPayable(checkout.status) || !seen.updateTime) return;
  await checkoutRef(id).update(
    { status: "expired", updated_at: timestamp() },
    { lastUpdateTime: seen.updateTime },
  );
}
