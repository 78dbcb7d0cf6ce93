import type { Fault } from "@niyamdesk/domain/books/finding";
import {
  amountFaults,
  missingPayment,
  missingRefunds,
  orderFaults,
  ownFaults,
  refundFaults,
  unknownPayment,
} from "@niyamdesk/domain/books/payment-faults";
import { ordersBetweenQuery, paymentsBetweenQuery } from "@niyamdesk/domain/books/queries";
import { NOTHING_COUNTED, type RunCounts } from "@niyamdesk/domain/books/run";
import { isTransfer, type Payment } from "@niyamdesk/domain/payments/payment";
import { gateway } from "../integrations/razorpay/gateway.ts";
import {
  backOf,
  type GatewayPayment,
  type GatewayRefund,
  isCaptured,
} from "../integrations/razorpay/schemas.ts";
import { SECOND_MS } from "../platform/clock.ts";
import { invoiceRef, orderRef, paymentRef } from "../platform/refs.ts";
import { eachOf } from "./each-of.ts";
import { Records } from "./read-many.ts";
import { fetchTheirs, isOurs, theirPayment, theirRefund } from "./theirs.ts";

export interface Compared {
  faults: Fault[];
  counts: RunCounts;
}

interface Span {
  /** Epoch ms. */
  from: number;
  until: number;
  /** What changed since then is still on its way. */
  still: number;
}

/**
 * One day of payments, refunds and orders, ours against Razorpay's and ours against one another. Of each record one read.
 *
 * @throws DomainError gateway_unavailable, gateway_refused
 */
export async function compareDay(span: Span): Promise<Compared> {
  const seconds = [Math.floor(span.from / SECOND_MS), Math.ceil(span.until / SECOND_MS)] as const;
  const [made, refunds] = [
    await gateway.paymentsBetween(...seconds),
    await gateway.refundsBetween(...seconds),
  ];
  const bounds = { from_at: span.from, until_at: span.until };
  const payments = new Records<Payment>(paymentRef);
  const orders = new Records(orderRef);
  const invoices = new Records(invoiceRef);
  const ours = await payments.findAll(paymentsBetweenQuery, bounds);
  const ordered = await orders.findAll(ordersBetweenQuery, bounds);
  const captured = made.filter(isCaptured);
  await payments.ask([
    ...captured.map(({ id }) => id),
    ...refunds.map(({ payment_id }) => payment_id),
    ...ordered.map(({ payment_id }) => payment_id),
  ]);
  const settled = ours.filter(({ updated_at }) => updated_at.toMillis() <= span.still);
  await orders.ask(settled.map(({ order_id }) => order_id));
  await invoices.ask(settled.flatMap(papersOf));

  const unknown = await unknownPayments(captured, payments);
  const faults = [
    ...unknown.faults,
    ...captured.flatMap((theirs) => against(payments.get(theirs.id), theirs)),
    ...(await missing(settled, captured)),
    ...refundsOf(refunds, payments),
    ...settled.flatMap((payment) =>
      ownFaults(payment, {
        order: orders.get(payment.order_id),
        invoice: invoices.get(payment.invoice_number),
        notes: payment.refunds.flatMap(({ credit_note }) => invoices.get(credit_note) ?? []),
      }),
    ),
    ...ordered.flatMap((order) => orderFaults(order, payments.get(order.payment_id))),
  ];
  return {
    faults,
    counts: {
      ...NOTHING_COUNTED,
      ...{ payments: captured.length - unknown.foreign, refunds: refunds.length, orders: ordered.length },
      ...{ foreign: unknown.foreign, reads: payments.reads + orders.reads + invoices.reads },
    },
  };
}

function papersOf({ invoice_number, refunds }: Payment): (string | null | undefined)[] {
  return [invoice_number, ...refunds.map(({ credit_note }) => credit_note)];
}

async function unknownPayments(
  captured: readonly GatewayPayment[],
  payments: Records<Payment>,
): Promise<{ faults: Fault[]; foreign: number }> {
  const faults: Fault[] = [];
  let foreign = 0;
  await eachOf(
    captured.filter(({ id }) => payments.get(id) === undefined),
    async (theirs) => {
      if (!(await isOurs(theirs))) foreign += 1;
      // It may have been taken over since the day was read.
      else if (!(await paymentRef(theirs.id).get()).exists) faults.push(unknownPayment(theirPayment(theirs)));
    },
  );
  return { faults, foreign };
}

function against(payment: Payment | undefined, theirs: GatewayPayment): Fault[] {
  return payment === undefined ? [] : amountFaults(payment, theirPayment(theirs));
}

/** Payments, and refunds, of ours that Razorpay's list of the day does not have: each is asked for by itself before it counts. */
async function missing(ours: readonly Payment[], captured: readonly GatewayPayment[]): Promise<Fault[]> {
  const listed = new Map(captured.map((payment) => [payment.id, payment]));
  const faults: Fault[] = [];
  await eachOf(ours, async (payment) => {
    const theirs = listed.get(payment.id) ?? (await fetchTheirs(payment.id));
    if (theirs === null || !isCaptured(theirs)) {
      faults.push(missingPayment(payment, theirs?.status ?? null));
      return;
    }
    if (!listed.has(payment.id)) faults.push(...amountFaults(payment, theirPayment(theirs)));
    const known = payment.refunds.filter((refund) => refund.status !== "failed" && !isTransfer(refund));
    if (known.reduce((sum, { amount_paise }) => sum + amount_paise, 0) <= backOf(theirs)) return;
    const refunds = await gateway.refundsOfPayment(payment.id);
    faults.push(...missingRefunds(payment, refunds.map(theirRefund)));
  });
  return faults;
}

function refundsOf(refunds: readonly GatewayRefund[], payments: Records<Payment>): Fault[] {
  return refunds.flatMap((refund) => {
    const payment = payments.get(refund.payment_id);
    return payment === undefined ? [] : refundFaults(payment, [theirRefund(refund)]);
  });
}
