import * as z from "zod/mini";
import { DAY_MS, SECOND_MS } from "../../platform/clock.ts";

/**
 * What we read of Razorpay's entities; further fields are let through unread. Money is paise, times epoch seconds. Only
 * what nothing can be done without is insisted on (whose money, how much): a new method, an unknown status or an odd time
 * must not make us deaf to a payment.
 */

const optionalText = z.optional(z.nullable(z.string()));

/** Whole paise, also where they come as digits in a text. */
const paise = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]),
  z.int().check(z.minimum(0)),
);

const EARLIEST_S = Date.UTC(2014, 0, 1) / SECOND_MS;

/** Whole seconds; a time that cannot be (milliseconds, none at all, far ahead) counts as now, when we hear of it. */
const seconds = z.pipe(
  z.unknown(),
  z.transform((value): number => {
    const now = Math.floor(Date.now() / SECOND_MS);
    const isPossible = typeof value === "number" && value >= EARLIEST_S && value <= now + DAY_MS / SECOND_MS;
    return isPossible ? Math.floor(value) : now;
  }),
);

/** One of the known words, else what an unknown one is taken for. */
function word<const T extends string>(known: readonly T[], otherwise: T) {
  return z.pipe(
    z.unknown(),
    z.transform((value): T => known.find((candidate) => candidate === value) ?? otherwise),
  );
}

export const gatewayOrder = z.object({
  id: z.string().check(z.regex(/^order_[A-Za-z0-9]+$/)),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(["created", "attempted", "paid"]),
});
export type GatewayOrder = z.output<typeof gatewayOrder>;

export const gatewayPayment = z.object({
  id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{1,40}$/)),
  order_id: z._default(z.nullable(z.string()), null),
  amount: paise,
  currency: z.string(),
  /** `unknown`: a word that is not in the documentation we read. */
  status: word(["created", "authorized", "captured", "refunded", "failed", "unknown"], "unknown"),
  /** Whether the money ever was ours: a payment that nobody captured also ends as `refunded`. */
  captured: z.optional(z.unknown()),
  method: z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === "string" ? value : "")),
  ),
  amount_refunded: z._default(z.nullable(paise), 0),
  /** Known once it is captured. */
  fee: z.optional(z.nullable(z.unknown())),
  error_description: optionalText,
  /** Ours, as given to the window; empty notes come back as a list. */
  notes: z.optional(z.unknown()),
  created_at: seconds,
});
export type GatewayPayment = z.output<typeof gatewayPayment>;

export const gatewayRefund = z.object({
  id: z.string().check(z.regex(/^rfnd_[A-Za-z0-9]{1,40}$/)),
  payment_id: z.string(),
  amount: paise,
  status: word(["pending", "processed", "failed"], "pending"),
  created_at: seconds,
  /** Ours, as given when it was asked for; empty notes come back as a list. */
  notes: z.optional(z.unknown()),
  /** What the bank finds it by, where it has told one. */
  acquirer_data: z.optional(z.unknown()),
});
export type GatewayRefund = z.output<typeof gatewayRefund>;

export const gatewayDispute = z.object({
  id: z.string().check(z.regex(/^disp_[A-Za-z0-9]{1,40}$/)),
  payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{1,40}$/)),
  amount: paise,
  amount_deducted: z._default(z.nullable(paise), 0),
  reason_code: optionalText,
  phase: optionalText,
  status: word(["open", "under_review", "won", "lost", "closed"], "open"),
  respond_by: z.optional(z.nullable(z.unknown())),
  created_at: seconds,
});
export type GatewayDispute = z.output<typeof gatewayDispute>;

/** What reached our bank account in one go. */
export const gatewaySettlement = z.object({
  id: z.string().check(z.regex(/^setl_[A-Za-z0-9]{1,40}$/)),
  amount: paise,
  status: word(["created", "processed", "failed"], "created"),
  fees: z._default(z.nullable(paise), 0),
  tax: z._default(z.nullable(paise), 0),
  utr: optionalText,
  created_at: seconds,
});
export type GatewaySettlement = z.output<typeof gatewaySettlement>;

/** One thing that a settlement is made of. */
export const gatewaySettlementLine = z.object({
  entity_id: z.string().check(z.regex(/^[a-z]{2,10}_[A-Za-z0-9]{1,40}$/)),
  type: word(["payment", "refund", "adjustment", "other"], "other"),
  settlement_id: z.nullable(z.string()),
  payment_id: optionalText,
  amount: paise,
  credit: z._default(z.nullable(paise), 0),
  debit: z._default(z.nullable(paise), 0),
  fee: z._default(z.nullable(paise), 0),
  tax: z._default(z.nullable(paise), 0),
  currency: optionalText,
  description: optionalText,
  dispute_id: optionalText,
  created_at: seconds,
});
export type GatewaySettlementLine = z.output<typeof gatewaySettlementLine>;

export const orderList = z.object({ items: z.array(gatewayOrder) });
/** Each item is read by itself: one that is odd does not hide the others. */
export const anyList = z.object({ items: z.array(z.unknown()) });

/** Whether the money of a payment reached us, whatever was given back later. */
export function isCaptured({ status, captured }: GatewayPayment): boolean {
  if (status === "captured") return true;
  if (status === "refunded") return captured !== false;
  return status === "unknown" && captured === true;
}

/**
 * Whether a payment that was never captured went back by itself, or is on its way: Razorpay gives back what nobody took.
 * Its status may still be `authorized` in the event that tells of it.
 */
export function isReturned(payment: GatewayPayment): boolean {
  if (isCaptured(payment) || payment.captured === true) return false;
  return payment.status === "refunded" || (payment.status === "authorized" && backOf(payment) > 0);
}

/** What of a payment went back or is about to, by the entity itself. */
export function backOf({ status, amount, amount_refunded }: GatewayPayment): number {
  return status === "refunded" ? amount : Math.min(amount, amount_refunded ?? 0);
}

/** The bank's reference of a refund, by which it finds the money: ARN of a card, RRN or UTR of other ways. Null: none told yet. */
export function referenceOf({ acquirer_data }: GatewayRefund): string | null {
  if (typeof acquirer_data !== "object" || acquirer_data === null) return null;
  for (const name of ["arn", "rrn", "utr"]) {
    const value: unknown = Reflect.get(acquirer_data, name);
    if (typeof value === "string" && /^[A-Za-z0-9/-]{1,40}$/.test(value)) return value;
  }
  return null;
}

/** The instant by which a dispute must be answered, epoch ms; null when there is none. */
export function respondBy({ respond_by }: GatewayDispute): number | null {
  return typeof respond_by === "number" && respond_by >= EARLIEST_S && respond_by < 10 * EARLIEST_S
    ? Math.floor(respond_by) * SECOND_MS
    : null;
}
