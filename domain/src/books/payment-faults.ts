import type { Invoice } from "../invoices/invoice.ts";
import type { Order } from "../orders/order.ts";
import { isAllBack, isTransfer, type Payment, type Refund } from "../payments/payment.ts";
import type { Moment } from "../time/moment.ts";
import { type Fault, faultOf } from "./finding.ts";

/** A captured payment as Razorpay has it. Paise. */
export interface TheirPayment {
  id: string;
  amount_paise: number;
  currency: string;
  created_at: Moment;
}

/** A refund as Razorpay has it. Paise. */
export interface TheirRefund {
  id: string;
  amount_paise: number;
  status: Refund["status"];
  created_at: Moment;
}

/** What we have beside a payment; undefined: there is none. */
export interface Beside {
  order: Order | undefined;
  invoice: Invoice | undefined;
  /** Those that its refunds name and that exist. */
  notes: readonly Invoice[];
}

/** A captured payment of an order of ours that we know nothing of. */
export function unknownPayment({ id, amount_paise, currency, created_at }: TheirPayment): Fault {
  return faultOf({
    ...{ kind: "unknown_payment", cause: id, payment_id: id, theirs_paise: amount_paise },
    ...{ theirs: currency, about_at: created_at },
  });
}

/** One of ours that Razorpay does not have as captured. @param status what it has; null: nothing */
export function missingPayment(payment: Payment, status: string | null): Fault {
  return faultOf({
    ...{ kind: "missing_payment", cause: payment.id, ...about(payment), ours_paise: payment.amount_paise },
    ...{ ours: payment.status, theirs: status, about_at: payment.date },
  });
}

export function amountFaults(payment: Payment, theirs: TheirPayment): Fault[] {
  if (payment.amount_paise === theirs.amount_paise && payment.currency === theirs.currency) return [];
  return [
    faultOf({
      ...{ kind: "amount_differs", cause: payment.id, ...about(payment), ours: payment.currency },
      ...{ ours_paise: payment.amount_paise, theirs_paise: theirs.amount_paise, theirs: theirs.currency },
      about_at: payment.date,
    }),
  ];
}

/** What Razorpay has given back, against what we know of it. A refund that is on its way on one side only is late, not wrong. */
export function refundFaults(payment: Payment, theirs: readonly TheirRefund[]): Fault[] {
  return theirs.flatMap((refund) => {
    const known = payment.refunds.find(({ id }) => id === refund.id);
    const facts = {
      ...{ cause: refund.id, ...about(payment), part_id: refund.id, about_at: refund.created_at },
      ...{ theirs_paise: refund.amount_paise, theirs: refund.status },
    };
    if (known === undefined) return [faultOf({ kind: "unknown_refund", ...facts })];
    const isLate = known.status === "pending" || refund.status === "pending";
    if (known.amount_paise === refund.amount_paise && (known.status === refund.status || isLate)) return [];
    const ours = { ours_paise: known.amount_paise, ours: known.status };
    return [faultOf({ kind: "refund_status_differs", ...facts, ...ours })];
  });
}

/** Refunds of ours that Razorpay does not have. @param theirs all of the payment */
export function missingRefunds(payment: Payment, theirs: readonly TheirRefund[]): Fault[] {
  return payment.refunds
    .filter((refund) => !isTransfer(refund) && theirs.every(({ id }) => id !== refund.id))
    .map((refund) =>
      faultOf({
        ...{ kind: "missing_refund", cause: refund.id, ...about(payment), part_id: refund.id },
        ...{ ours_paise: refund.amount_paise, ours: refund.status, about_at: refund.created_at },
      }),
    );
}

/** Whether our own records of a payment fit one another. Money that bought nothing has neither order nor invoice. */
export function ownFaults(payment: Payment, { order, invoice, notes }: Beside): Fault[] {
  if (payment.hold_reason !== null) return [];
  const facts = { ...about(payment), about_at: payment.date };
  const cause = payment.id;
  if (order === undefined) {
    return [faultOf({ kind: "payment_without_order", cause, ...facts, ours_paise: payment.amount_paise })];
  }
  const carriesNone = order.payment_id !== payment.id && !isAllBack(payment);
  return [
    ...(carriesNone
      ? [
          faultOf({
            ...{ kind: "payment_without_order", cause, ...facts, ours: order.payment_id },
            ours_paise: payment.amount_paise,
          }),
        ]
      : []),
    ...invoiceFaults(payment, invoice, notes),
    ...creditFaults(payment, invoice, notes),
  ];
}

/** A corrected invoice is of what the first one had left: its credit notes stand against the first. */
function invoiceFaults(payment: Payment, invoice: Invoice | undefined, notes: readonly Invoice[]): Fault[] {
  const facts = { cause: payment.id, ...about(payment), about_at: payment.date };
  if (invoice === undefined || invoice.payment_id !== payment.id) {
    const number = payment.invoice_number;
    return [faultOf({ kind: "payment_without_invoice", ...facts, number })];
  }
  const before = invoice.replaces === undefined ? 0 : creditedBefore(invoice, notes);
  const sold = payment.amount_paise - (payment.customer_fee_paise ?? 0) - before;
  if (invoice.total_paise === sold) return [];
  return [
    faultOf({
      ...{ kind: "invoice_differs", ...facts, number: invoice.number },
      ...{ ours_paise: invoice.total_paise, theirs_paise: sold },
    }),
  ];
}

/** What of refunds was credited on invoices that this one stands for. */
function creditedBefore({ number }: Invoice, notes: readonly Invoice[]): number {
  return sumOf(notes.filter(({ original }) => original?.number !== number));
}

function creditFaults(payment: Payment, invoice: Invoice | undefined, notes: readonly Invoice[]): Fault[] {
  const made = new Set(notes.map(({ number }) => number));
  const missing = payment.refunds.filter(
    ({ status, credit_note }) =>
      // An empty one: nothing was left to credit.
      status === "processed" && credit_note !== "" && (credit_note === undefined || !made.has(credit_note)),
  );
  const faults = missing.map((refund) =>
    faultOf({
      ...{ kind: "refund_without_credit_note", cause: refund.id, ...about(payment), part_id: refund.id },
      ...{ ours_paise: refund.amount_paise, number: refund.credit_note ?? null, about_at: refund.created_at },
    }),
  );
  if (invoice === undefined) return faults;
  const credited = sumOf(notes.filter(({ original }) => original?.number === invoice.number));
  if (credited <= invoice.total_paise) return faults;
  const facts = {
    cause: invoice.number,
    ...about(payment),
    number: invoice.number,
    about_at: invoice.issued_at,
  };
  const sums = { ours_paise: credited, theirs_paise: invoice.total_paise };
  return [...faults, faultOf({ kind: "credit_exceeds_invoice", ...facts, ...sums })];
}

/** An order that names a payment which there is not. One that was paid by a coupon names none. */
export function orderFaults(order: Order, payment: Payment | undefined): Fault[] {
  if (!order.payment_id || payment !== undefined) return [];
  return [
    faultOf({
      ...{ kind: "order_without_payment", cause: order.id, order_id: order.id, about_at: order.date },
      ...{ payment_id: order.payment_id, service: order.service_name },
    }),
  ];
}

function about({ id, order_id, service }: Payment) {
  return { payment_id: id, order_id, service };
}

function sumOf(notes: readonly Invoice[]): number {
  return notes.reduce((sum, { total_paise }) => sum + total_paise, 0);
}
