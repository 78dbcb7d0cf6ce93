import type { Moves } from "../base/moves.ts";
import type { FranchiseLevel } from "../franchises/franchise-level.ts";
import type { Paise } from "../money/money.ts";
import type { OrderStatus } from "../orders/order.ts";
import type { Moment } from "../time/moment.ts";
import { istDay } from "../time/time.ts";

/** `accrued` once the order is paid, `payable` with the next payout, `paid`, or `reversed` since the money went back before that. */
export const COMMISSION_STATUSES = ["accrued", "payable", "paid", "reversed"] as const;
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/** Functions move it, by what becomes of the order and its money. */
const BY_ITSELF = { by: [] } as const;

export const COMMISSION_MOVES: Moves<CommissionStatus> = {
  accrued: { payable: BY_ITSELF, reversed: BY_ITSELF },
  reversed: { accrued: BY_ITSELF },
  payable: { paid: BY_ITSELF },
  paid: {},
};

/**
 * Why a partner earns on an order: the client followed their code, it lies in their territory, or they stand above who earns and
 * get the difference.
 */
export const COMMISSION_RULES = ["referral", "territory", "above"] as const;
export type CommissionRule = (typeof COMMISSION_RULES)[number];

/** What was earned, what went back of it after it had become payable, and what came again when a refund failed. */
export const COMMISSION_KINDS = ["earned", "taken_back", "given_again"] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** All that a partner sees of an order and its client. */
export interface SeenOrder {
  service_name: string;
  plan_name: string;
  status: OrderStatus;
  date: Moment;
  /** First name and initial; empty once the client is erased. */
  client: string;
  /** First three digits of the PIN code, or nothing. */
  pin_area: string | null;
}

/**
 * `commissions/{order_id}_{franchise_id}`, and `…_{n}` for what changed after it had become payable: a line that keeps percent, base
 * and rule as they were; written by functions only.
 */
export interface Commission {
  id: string;
  kind: CommissionKind;
  /** The line of what was earned, of a later one. */
  of: string | null;
  order_id: string;
  franchise_id: string;
  /** Uid of who owned the franchise then. */
  user_id: string;
  level: FranchiseLevel;
  percent: number;
  /** What it is reckoned on: the plan price, tax left out; of what went back its part. */
  base_paise: Paise;
  /** Negative where it goes back. */
  amount_paise: Paise;
  rule: CommissionRule;
  status: CommissionStatus;
  /** What went back of it before it became payable. */
  taken_back_paise: Paise;
  /** Later lines of this one, and what they come to. */
  changes: number;
  changed_paise: Paise;
  /** The bank is deciding about the money. */
  held: boolean;
  order: SeenOrder;
  /** When the order was completed or called off; null: it goes on. */
  closed_at: Moment | null;
  /** When it becomes payable; null: not known yet, or held. */
  due_at: Moment | null;
  payable_at: Moment | null;
  /** `2026-11`: the month it became payable in, and whose statement it stands in. */
  month: string | null;
  payout_id: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** What a line counts. */
export function netOf({
  amount_paise,
  taken_back_paise,
}: Pick<Commission, "amount_paise" | "taken_back_paise">) {
  return amount_paise - taken_back_paise;
}

/** `2026-11`, the month in India. */
export function istMonth(instant: number): string {
  return istDay(instant).slice(0, 7);
}

/** A client as a partner sees them. */
export function seenClient(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  const initial = [...(others.at(-1) ?? "")][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
