import { CHECKOUT_OPEN_DAYS, isPayable } from "@niyamdesk/domain/checkout";
import { hasOpenRefunds, type Payment } from "@niyamdesk/domain/payment";
import { DAY_MS, timestamp } from "../../platform/clock.ts";
import { databaseNow } from "../../platform/database-clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { logEvent } from "../../platform/log.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { returnUnanswered } from "../held/return-unanswered.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { type CheckoutRecord, checkoutRef } from "../refs.ts";
import { runQuery } from "../run-query.ts";
import { OVER_AFTER_MS, pausePaid, pauseUnpaid } from "./next-look.ts";
import { reviewOrder } from "./review-order.ts";

/** Batches a run works through at most; the rest is first next time. */
const MAX_BATCHES = 10;

export interface Reconciliation {
  checkouts: number;
  invoices: number;
  failed: number;
}

/**
 * Heals what browser and webhook missed: asks the provider about checkouts that are not paid, and for a week about those
 * that are, for second payments and refunds; expires old ones, and allots invoice numbers that are missing. Each item by
 * itself; a run that is late, repeated or beside another does no harm. Every look sets when to look next, so batches never
 * come to the same checkouts first.
 */
export async function reconcilePayments(): Promise<Reconciliation> {
  const run: Reconciliation = { checkouts: 0, invoices: 0, failed: 0 };
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await runQuery("dueCheckouts", { now_at: await databaseNow() });
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
  run.failed += (await returnUnanswered()).failed;
  logEvent("payments reconciled", { ...run });
  return run;
}

async function look(id: string): Promise<void> {
  const seen = await commitTogether((unit) => setNextLook(unit, id));
  if (!seen) return;
  const { checkout, age } = seen;
  // First, since a provider that refuses or is silent must not keep it open for ever.
  if (age > OVER_AFTER_MS) await expire(id);
  const { status } = await reviewOrder(checkout);
  if (status === "not_paid" && age > CHECKOUT_OPEN_DAYS * DAY_MS) await expire(id);
  await watchRefunds(id);
}

/** As long as a refund is on its way, or does not add up, it is asked about every day: its webhook may be lost. */
async function watchRefunds(id: string): Promise<void> {
  await commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (!checkout || checkout.next_check_at !== null) return;
    const payments = await runQuery("paymentsOfCheckout", { checkout_id: id });
    if (!payments.some((payment) => hasOpenRefunds(payment.data() as Payment))) return;
    unit.update(checkoutRef(id), { next_check_at: timestamp(unit.now() + DAY_MS) });
  });
}

/** Before anything can fail, so that one that always fails does not stand in the way of the others. */
async function setNextLook(
  unit: UnitOfWork,
  id: string,
): Promise<{ checkout: CheckoutRecord; age: number } | undefined> {
  const checkout = await unit.get(checkoutRef(id));
  if (!checkout) return undefined;
  const pause = pauseFor(checkout, unit.now());
  unit.update(checkoutRef(id), { next_check_at: pause === null ? null : timestamp(unit.now() + pause) });
  return { checkout, age: unit.now() - checkout.created_at.toMillis() };
}

function pauseFor({ status, paid_at, created_at }: CheckoutRecord, now: number): number | null {
  // What people gave back by hand ends it, also when nobody tells us.
  if (status === "held") return pauseUnpaid(now - created_at.toMillis()) ?? DAY_MS;
  if (status !== "paid") return pauseUnpaid(now - created_at.toMillis());
  return paid_at === null ? null : pausePaid(now - paid_at.toMillis());
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
