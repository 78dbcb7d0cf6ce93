import { COMMISSION_STATUSES, type CommissionStatus } from "@niyamdesk/domain/commissions/commission";
import { numberIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

export interface FranchiseView {
  id: string;
  level: string;
  territoryCode: string;
  territoryName: string;
  commissionPercent: number;
  referralCode: string | null;
  status: string;
}

export function readFranchise(id: string, data: StoredData): FranchiseView {
  return {
    id,
    level: textIn(data, "hierarchy_level") ?? "",
    territoryCode: textIn(data, "territory_code") ?? "",
    territoryName: textIn(data, "territory_name") ?? "",
    commissionPercent: numberIn(data, "commission_percent"),
    referralCode: textIn(data, "referral_code"),
    status: textIn(data, "status") ?? "",
  };
}

export interface CommissionView {
  id: string;
  orderId: string;
  percent: number;
  /** What it was reckoned on, tax left out. */
  base_paise: number;
  /** What counts of it. */
  amount_paise: number;
  status: CommissionStatus;
  /** Epoch ms. */
  at: number;
}

/** Null when it does not say where it stands: money is not guessed. */
export function readCommission(id: string, data: StoredData): CommissionView | null {
  const status = COMMISSION_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  return {
    id,
    orderId: textIn(data, "order_id") ?? "",
    percent: numberIn(data, "percent"),
    base_paise: numberIn(data, "base_paise"),
    amount_paise: numberIn(data, "amount_paise") - numberIn(data, "taken_back_paise"),
    status,
    at: recentTimeIn(data, "created_at"),
  };
}

/** Paise by status. */
export function totalsOf(commissions: readonly CommissionView[]): Record<CommissionStatus, number> {
  const totals = { accrued: 0, payable: 0, paid: 0, reversed: 0 };
  for (const { status, amount_paise } of commissions) totals[status] += amount_paise;
  return totals;
}
