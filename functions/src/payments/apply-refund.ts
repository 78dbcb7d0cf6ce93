import {
  awaitsReference,
  hasOpenRefunds,
  isTransfer,
  type Payment,
  type PaymentStatus,
  type Refund,
  refundedPaise,
  refundsAddUp,
  statusAfterRefunds,
  withoutCreditNote,
} from "@niyamdesk/domain/payments/payment";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import {
  backOf,
  type GatewayPayment,
  type GatewayRefund,
  referenceOf,
} from "../integrations/razorpay/schemas.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS, timestamp } from "../platform/clock.ts";
import { type CheckoutRecord, checkoutRef, paymentRef, recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { heldOrOver } from "./held-checkout.ts";
import { closeRequest } from "./refunds/close-request.ts";
import { insteadOf, isAsked, requestOf, tellFinal } from "./refunds/tell-refund.ts";
import { queueHoldAlertAnew } from "./settlement/effects/queue-mail.ts";
import { NOTHING_TOLD, tellOrder } from "./tell-order.ts";

const RANK: Record<Refund["status"], number> = { pending: 0, failed: 1, processed: 2 };

/** What an event tells: one refund, and what went back of the payment in all. */
export async function applyRefund(refund: GatewayRefund, payment: GatewayPayment): Promise<void> {
  await apply(refund.payment_id, [refund], (told) => Math.max(told, backOf(payment)));
}

/**
 * What the provider answered: every refund of a payment. It is the whole truth, so that nothing it was heard to count
 * besides counts any more.
 *
 * @throws RangeError when we have no such payment
 */
export async function applyAllRefunds(paymentId: string, refunds: readonly GatewayRefund[]): Promise<void> {
  await apply(paymentId, refunds, () => 0);
}

/**
 * Merges refunds, as the provider tells them, into their payment and tells them in the order's timeline once they are
 * final. When all of the money went back before anybody began to work, another payment of the same checkout carries the
 * order, else it is cancelled; a checkout that was held for it is over. Idempotent on the refund's id and independent of the order of arrival. The payment must
 * have been recorded before.
 */
async function apply(
  paymentId: string,
  told: readonly GatewayRefund[],
  toldInAll: (before: number) => number,
): Promise<void> {
  await commitTogether(async (unit) => {
    const before = await unit.get(paymentRef(paymentId));
    if (!before) throw new RangeError(`There are refunds of ${paymentId}, which was not recorded`);
    await applyWithin(unit, before, { told, toldInAll });
  });
}

/** The same within a commit that has read the payment, with what else belongs to it. */
export async function applyWithin(
  unit: UnitOfWork,
  before: Payment,
  { told, toldInAll }: { told: readonly GatewayRefund[]; toldInAll(before: number): number },
): Promise<void> {
  const news = told.filter((refund) => isNews(before, refund));
  const changed = new Set(news.map(({ id }) => id));
  const kept = before.refunds.filter(({ id }) => !changed.has(id));
  const referred = kept.map((refund) => withReference(refund, told));
  const refunds = [...referred, ...news.map(merged)].sort(byTime);
  const told_refunded_paise = stillUnlisted(toldInAll(before.told_refunded_paise ?? 0), refunds);
  if (news.length === 0 && told_refunded_paise === (before.told_refunded_paise ?? 0)) {
    // A reference alone is no news: nothing follows from it.
    if (referred.some((refund, index) => refund !== kept[index]))
      unit.update(paymentRef(before.id), { refunds, updated_at: timestamp() });
    return;
  }
  const asking_paise = (before.asking_paise ?? 0) - (await answered(unit, before, news));
  const after: Payment = { ...before, refunds, told_refunded_paise, asking_paise: Math.max(0, asking_paise) };
  await consequences(unit, before, after, news);
}

/**
 * What we asked for and now know as a refund is asked for no more, whoever told of it first: it would count twice, and somebody who gives
 * back the rest at that moment be refused.
 *
 * @returns paise that were asked for
 */
async function answered(unit: UnitOfWork, { id: payment_id }: Payment, news: readonly GatewayRefund[]) {
  let paise = 0;
  // A dashboard can copy our notes onto a second refund: a request is closed by the first alone.
  const closed = new Set<string>();
  for (const refund of news) {
    const id = requestOf(refund);
    const request =
      id === null || closed.has(id) ? undefined : await unit.get(recordRef(REFUND_REQUESTS, id));
    if (request?.status !== "asked" || request.payment_id !== payment_id) continue;
    closeRequest(unit, request, { refund_id: refund.id });
    closed.add(request.id);
    paise += request.amount_paise;
  }
  return paise;
}

async function consequences(
  unit: UnitOfWork,
  before: Payment,
  after: Payment,
  news: readonly GatewayRefund[],
): Promise<void> {
  // Read before anything else that is decided upon: another payment of this checkout may come in at the same moment.
  const checkout = after.checkout_id === null ? undefined : await unit.get(checkoutRef(after.checkout_id));
  const refunded_paise = refundedPaise(after);
  const status = statusOf(after, refunded_paise);
  const told = checkout ? await tellOrder(unit, { before, after, checkout, news }) : NOTHING_TOLD;
  if (checkout) await tellFinal(unit, after, { news, to: checkout.contact.email });
  unit.update(paymentRef(after.id), {
    refunds: after.refunds,
    told_refunded_paise: after.told_refunded_paise ?? 0,
    asking_paise: after.asking_paise ?? 0,
    refunded_paise,
    status,
    ...(withoutCreditNote(after).length > 0 ? { credit_due: true } : {}),
    ...told.payment,
    updated_at: timestamp(),
  });
  const changes = checkout && {
    ...lookSoon(after, checkout, unit.now()),
    ...(await heldOrOver({ ...after, status, ...told.payment }, checkout)),
    ...told.checkout,
  };
  if (checkout && Object.keys(changes ?? {}).length > 0) {
    unit.update(checkoutRef(checkout.id), { ...changes, updated_at: timestamp() });
  }
  const isHeld = after.hold_reason !== null && told.payment.hold_reason === undefined;
  if (isHeld && refunded_paise < after.amount_paise) {
    await queueHoldAlertAnew(unit, after.id);
  }
}

/**
 * While a refund is on its way, or the bank's reference of one, daily; at once when the provider counts what we do not know, or we know
 * too much.
 */
function lookSoon(payment: Payment, { next_check_at }: CheckoutRecord, now: number): Partial<CheckoutRecord> {
  if (!hasOpenRefunds(payment) && !awaitsReference(payment, now)) return {};
  const isOnItsWay = refundsAddUp(payment);
  const at = now + (isOnItsWay ? DAY_MS : 5 * MINUTE_MS);
  if (next_check_at !== null && next_check_at.toMillis() <= at) return {};
  return { next_check_at: timestamp(at) };
}

function isNews({ refunds }: Payment, refund: GatewayRefund): boolean {
  const known = refunds.find(({ id }) => id === refund.id);
  return known === undefined || RANK[refund.status] > RANK[known.status];
}

/** What the provider counted, as long as the refunds that we know do not make it up. */
function stillUnlisted(told: number, refunds: readonly Refund[]): number {
  const known = refunds.filter((refund) => !isTransfer(refund));
  return told > known.reduce((sum, { amount_paise }) => sum + amount_paise, 0) ? told : 0;
}

function merged(told: GatewayRefund): Refund {
  const { id, amount, status, created_at } = told;
  const instead_of = insteadOf(told);
  const refund: Refund = {
    ...{ id, amount_paise: amount, status, created_at: timestamp(created_at * SECOND_MS) },
    ...(instead_of === null ? {} : { instead_of }),
    ...(isAsked(told) ? {} : { unasked: true }),
  };
  return withReference(refund, [told]);
}

/** The same refund unless a reference was told that it has not. */
function withReference(refund: Refund, told: readonly GatewayRefund[]): Refund {
  const same = told.find(({ id }) => id === refund.id);
  const reference = same === undefined ? null : referenceOf(same);
  return reference === null || reference === refund.reference ? refund : { ...refund, reference };
}

function byTime(a: Refund, b: Refund): number {
  return a.created_at.toMillis() - b.created_at.toMillis() || a.id.localeCompare(b.id, "en");
}

/** Held money stays held until all of it went back. */
function statusOf(payment: Payment, refundedPaise: number): PaymentStatus {
  const status = statusAfterRefunds(payment.amount_paise, refundedPaise);
  return payment.hold_reason !== null && status !== "refunded" ? "held" : status;
}
