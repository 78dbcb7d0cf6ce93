import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** In Razorpay's words: money of a settlement that failed comes with a later one. */
export const SETTLEMENT_STATUSES = ["created", "processed", "failed"] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

export const SETTLEMENT_LINE_TYPES = ["payment", "refund", "adjustment", "other"] as const;
export type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];

/**
 * What is wrong with a line: we have no such payment or refund, ours is of another amount, or what was credited or debited is not the
 * amount with the fee.
 */
export const LINE_PROBLEMS = ["not_here", "amount_differs", "fee_differs"] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** `settlement_lines/{entity id}`: one payment, refund or adjustment that was settled; written by functions only. */
export interface SettlementLine {
  /** Razorpay's id of the payment (`pay_…`), refund (`rfnd_…`) or adjustment (`adj_…`). */
  id: string;
  settlement_id: string;
  type: SettlementLineType;
  /** Of a refund or adjustment, where Razorpay names one. */
  payment_id: string | null;
  amount_paise: Paise;
  /** GST on it included. */
  fee_paise: Paise;
  tax_paise: Paise;
  credit_paise: Paise;
  debit_paise: Paise;
  /** Razorpay's words, of adjustments most of all. */
  description: string | null;
  dispute_id: string | null;
  /** Null: it agrees with what we have. */
  problem: LineProblem | null;
  /** What we have; null: nothing. */
  ours_paise: Paise | null;
  /** When the payment or refund was made. */
  created_at: Moment;
}

export type SettlementDifference = Pick<SettlementLine, "id" | "type" | "amount_paise" | "ours_paise"> & {
  problem: LineProblem;
};

/** So many lines with a problem are kept with their settlement. */
export const MOST_DIFFERENCES = 50;

/** Sums of a settlement's lines; paise. */
export interface SettlementSums {
  payments: number;
  payments_paise: Paise;
  /** Of payments and refunds, GST included. */
  fees_paise: Paise;
  /** The GST in the fees. */
  tax_paise: Paise;
  refunds: number;
  refunds_paise: Paise;
  adjustments: number;
  /** Credited less debited. */
  adjustments_paise: Paise;
  /** All that was credited less all that was debited. */
  net_paise: Paise;
}

/** `settlements/{setl_…}`: money that Razorpay sent to our bank account; written by functions only. */
export interface Settlement extends SettlementSums {
  id: string;
  status: SettlementStatus;
  /** What reached the bank account. */
  amount_paise: Paise;
  /** What Razorpay took for the settlement itself, such as of one on demand; GST included. */
  own_fees_paise: Paise;
  own_tax_paise: Paise;
  utr: string | null;
  created_at: Moment;
  /** How many lines were taken over; 0: Razorpay does not list them yet. */
  lines: number;
  /** Lines that differ from what we have. */
  problems: number;
  /** The first of them. */
  differences: SettlementDifference[];
  /** Whether the lines add up to what was sent. */
  adds_up: boolean;
  updated_at: Moment;
}

/** Whether all of a settlement is known and agrees, so that it need not be asked for again. */
export function isBalanced({
  status,
  lines,
  problems,
  adds_up,
}: Pick<Settlement, "status" | "lines" | "problems" | "adds_up">): boolean {
  return status !== "created" && (status === "failed" || (lines > 0 && problems === 0 && adds_up));
}

type Counted = Pick<
  SettlementLine,
  "type" | "amount_paise" | "fee_paise" | "tax_paise" | "credit_paise" | "debit_paise"
>;

export function settlementSums(lines: readonly Counted[]): SettlementSums {
  const of = (...types: SettlementLineType[]) => lines.filter(({ type }) => types.includes(type));
  const [payments, refunds, others] = [of("payment"), of("refund"), of("adjustment", "other")];
  return {
    payments: payments.length,
    payments_paise: sum(payments, ({ amount_paise }) => amount_paise),
    fees_paise: sum([...payments, ...refunds], ({ fee_paise }) => fee_paise),
    tax_paise: sum([...payments, ...refunds], ({ tax_paise }) => tax_paise),
    refunds: refunds.length,
    refunds_paise: sum(refunds, ({ amount_paise }) => amount_paise),
    adjustments: others.length,
    adjustments_paise: sum(others, net),
    net_paise: sum(lines, net),
  };
}

/** Whether lines come to what was sent; a settlement on demand costs a fee of its own. */
export function addsUp(
  { net_paise }: Pick<SettlementSums, "net_paise">,
  { amount_paise, own_fees_paise }: Pick<Settlement, "amount_paise" | "own_fees_paise">,
): boolean {
  return amount_paise === net_paise || amount_paise === net_paise - own_fees_paise;
}

/**
 * How a line compares with what we have of it.
 *
 * @param ours_paise null: we have no such payment or refund
 */
export function problemOf(line: Counted, ours_paise: Paise | null): LineProblem | null {
  if (line.type === "adjustment" || line.type === "other") return null;
  if (ours_paise === null) return "not_here";
  if (ours_paise !== line.amount_paise) return "amount_differs";
  const moved =
    line.type === "payment" ? line.amount_paise - line.fee_paise : -line.amount_paise - line.fee_paise;
  return net(line) === moved ? null : "fee_differs";
}

function net({ credit_paise, debit_paise }: Pick<Counted, "credit_paise" | "debit_paise">): Paise {
  return credit_paise - debit_paise;
}

function sum<T>(items: readonly T[], of: (item: T) => Paise): Paise {
  return items.reduce((total, item) => total + of(item), 0);
}

/** What was paid or refunded and is in no settlement yet. */
export interface Unsettled {
  /** Razorpay's id of the payment or refund. */
  id: string;
  type: "payment" | "refund";
  amount_paise: Paise;
  at: Moment;
}

/** `settings/settlements`: what the last look at Razorpay's settlements found; written by functions only. */
export interface SettlementsLook {
  looked_at: Moment;
  /** Payments of these last days are counted. */
  days: number;
  payments: number;
  payments_paise: Paise;
  refunds: number;
  refunds_paise: Paise;
  /** The oldest of both. */
  oldest: Unsettled[];
}

/** So many are named. */
export const MOST_UNSETTLED_NAMED = 50;
