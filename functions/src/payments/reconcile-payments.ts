import { DomainError } from "@niyamdesk/domain/base/errors";
import { CHECKOUT_OPEN_DAYS, isPayable, type PaymentOutcome } from "@niyamdesk/domain/checkouts/checkout";
import { dueCheckoutsQuery } from "@niyamdesk/domain/checkouts/queries";
import { awaitsReference, hasOpenRefunds, type Payment } from "@niyamdesk/domain/payments/payment";
import {
  paymentsOfCheckoutQuery,
  paymentsToCreditQuery,
  paymentsWithoutInvoiceQuery,
} from "@niyamdesk/domain/payments/queries";
import { returnUse, returnUseIfOver } from "../coupons/return-use.ts";
import { allotCreditNotes } from "../invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { logEvent, logFailure, logOddity } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { lookAtHeld } from "./held/look-at-held.ts";
import { returnUnanswered } from "./held/return-unanswered.ts";
import { OVER_AFTER_MS, pausePaid, pauseUnpaid } from "./next-look.ts";
import { carryOutAsked } from "./refunds/carry-out-asked.ts";
import { reviewOrder } from "./review-order.ts";
import { takeOverDisputes } from "./take-over-disputes.ts";

/** How long a run begins with further items, well within its function's time: what was not begun is first next time. */
const RUN_MS = 5 * MINUTE_MS;

/** A provider that is silent is asked again after that, whatever the checkout's own pause is: it may have been its last. */
const AGAIN_AFTER_MS = HOUR_MS;
/** What always fails is not asked about for ever. */
const AGAIN_FOR_MS = 30 * DAY_MS;

export interface Reconciliation {
  checkouts: number;
  disputes: number;
  invoices: number;
  failed: number;
}

/**
 * Heals what browser and webhook missed: asks the provider about checkouts that are not paid, and for a week about those
 * that are, for second payments and refunds; takes over disputes, gives back what nobody wants kept, expires old checkouts, and
 * allots numbers of invoices and credit notes that are missing. Each item by itself; a run that is late, repeated or beside another does no harm.
 *
 * What needs no provider comes first, and what is little before what may be much, so that a provider that lets every call
 * hang holds up nothing but itself. Every look sets when to look next, so a run never comes to the same checkouts first.
 *
 * @param forMs how long it begins with further items
 */
export async function reconcilePayments(forMs = RUN_MS): Promise<Reconciliation> {
  const until = performance.now() + forMs;
  const run: Reconciliation = { checkouts: 0, disputes: 0, invoices: 0, failed: 0 };
  await allotMissing(run);
  run.failed += (await carryOutAsked(until)).failed;
  run.failed += (await returnUnanswered(until)).failed;
  await findDisputes(run, until);
  run.failed += (await lookAtHeld(until)).failed;
  await lookAtDue(run, until);
  // Of what was found paid just now.
  if (run.checkouts > 0) await allotMissing(run);
  logEvent("payments reconciled", { ...run });
  return run;
}

async function allotMissing(run: Reconciliation): Promise<void> {
  const unnumbered = await runQuery(paymentsWithoutInvoiceQuery, {});
  const { done, failed } = await eachIsolated("invoice", unnumbered, (payment) =>
    allotInvoiceNumber(payment.id),
  );
  const toCredit = await runQuery(paymentsToCreditQuery, {});
  const credited = await eachIsolated("credit note", toCredit, (payment) => allotCreditNotes(payment.id));
  run.invoices += done + credited.done;
  run.failed += failed + credited.failed;
}

async function findDisputes(run: Reconciliation, until: number): Promise<void> {
  if (performance.now() >= until) return;
  try {
    const { done, failed } = await takeOverDisputes();
    run.disputes += done;
    run.failed += failed;
  } catch (error) {
    run.failed += 1;
    if (isCode(error, "gateway_refused")) await noteNoDisputes();
    else logFailure("disputes could not be looked up", error);
  }
}

/** Of an account without that feature it is so at every run: said once a day, so that other warnings are seen beside it. */
async function noteNoDisputes(): Promise<void> {
  const day = Math.floor((await databaseNow()) / DAY_MS);
  await once(`no_disputes_${day}`, async () => logOddity("disputes: these keys may not list them"));
}

async function lookAtDue(run: Reconciliation, until: number): Promise<void> {
  const looked = new Set<string>();
  while (performance.now() < until) {
    const found = await runQuery(dueCheckoutsQuery, { now_at: await databaseNow() });
    // One that could not even be put off is still there, and waits for the next run.
    const due = found.filter(({ id }) => !looked.has(id));
    if (due.length === 0) return;
    for (const { id } of due) looked.add(id);
    const { done, failed } = await eachIsolated("checkout", due, (checkout) => look(checkout.id), until);
    run.checkouts += done;
    run.failed += failed;
  }
}

async function look(id: string): Promise<void> {
  const seen = await commitTogether((unit) => setNextLook(unit, id));
  if (!seen) return;
  const { checkout, age } = seen;
  // First, since a provider that refuses or is silent must not keep it open for ever.
  if (age > OVER_AFTER_MS) await expire(id);
  const status = await reviewOrAskAgain(checkout, age);
  if (status === "not_paid" && age > CHECKOUT_OPEN_DAYS * DAY_MS) await expire(id);
  if (checkout.coupon) await returnUseIfOver(id);
  await watchRefunds(id);
}

/** @throws DomainError as `reviewOrder` does; a provider that was silent is asked again soon */
async function reviewOrAskAgain(checkout: CheckoutRecord, age: number): Promise<PaymentOutcome["status"]> {
  try {
    return (await reviewOrder(checkout)).status;
  } catch (error) {
    if (isCode(error, "gateway_unavailable") && age < AGAIN_FOR_MS)
      await commitTogether((unit) => lookAgain(unit, checkout.id));
    throw error;
  }
}

function isCode(error: unknown, code: DomainError["code"]): boolean {
  return error instanceof DomainError && error.code === code;
}

async function lookAgain(unit: UnitOfWork, id: string): Promise<void> {
  const checkout = await unit.get(checkoutRef(id));
  if (!checkout) return;
  const at = unit.now() + AGAIN_AFTER_MS;
  if (checkout.next_check_at !== null && checkout.next_check_at.toMillis() <= at) return;
  unit.update(checkoutRef(id), { next_check_at: timestamp(at) });
}

/** As long as a refund is on its way, does not add up or has no reference yet, it is asked about every day: its webhook may be lost. */
async function watchRefunds(id: string): Promise<void> {
  await commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (!checkout || checkout.next_check_at !== null) return;
    const payments = await runQuery(paymentsOfCheckoutQuery, { checkout_id: id });
    const isOpen = (payment: Payment) => hasOpenRefunds(payment) || awaitsReference(payment, unit.now());
    if (!payments.some((payment) => isOpen(payment.data() as Payment))) return;
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

function expire(id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (!checkout || !isPayable(checkout.status)) return;
    unit.update(checkoutRef(id), { status: "expired", updated_at: timestamp() });
    await returnUse(unit, checkout);
  });
}
