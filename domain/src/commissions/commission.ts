import type { Moment } from "../time/moment.ts";

/** `accrued` once the order is paid, `payable` with the next payout, `paid`, or `reversed` since the money went back. */
export const COMMISSION_STATUSES = ["accrued", "payable", "paid", "reversed"] as const;
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/**
 * Why a partner earns on an order: the client followed their code, it lies in their territory, or they stand above who earns and
 * get the difference.
 */
export const COMMISSION_RULES = ["referral", "territory", "above"] as const;

/** `commissions/{order_id}_{franchise_id}`: one line, kept as it was made; written by functions only. */
export interface Commission {
  id: string;
  order_id: string;
  franchise_id: string;
  /** Uid of the franchise's owner. */
  user_id: string;
  percent: number;
  /** Whole rupees that it is reckoned on: the plan price, tax left out. */
  base: number;
  /** Whole rupees. */
  amount: number;
  rule: (typeof COMMISSION_RULES)[number];
  status: CommissionStatus;
  created_at: Moment;
  updated_at: Moment;
}
