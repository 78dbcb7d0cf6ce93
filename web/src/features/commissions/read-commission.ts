import {
  COMMISSION_KINDS,
  COMMISSION_RULES,
  COMMISSION_STATUSES,
  type CommissionKind,
  type CommissionRule,
  type CommissionStatus,
} from "@niyamdesk/domain/commissions/commission";
import { STATEMENT_STATUSES, type StatementStatus } from "@niyamdesk/domain/commissions/statement";
import { FRANCHISE_LEVELS, type FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/orders/order";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** One line of commission; sums in paise, times in epoch ms. */
export interface CommissionView {
  id: string;
  kind: CommissionKind;
  orderId: string;
  franchiseId: string;
  level: FranchiseLevel;
  percent: number;
  /** What it was reckoned on, tax left out. */
  basePaise: number;
  /** What counts of it: without what went back before it was payable. */
  paise: number;
  takenBackPaise: number;
  rule: CommissionRule;
  status: CommissionStatus;
  held: boolean;
  service: string;
  orderStatus: OrderStatus;
  /** First name and initial; empty once they are erased. */
  client: string;
  /** First digits of the PIN code, or nothing. */
  area: string;
  at: number;
  dueAt: number | null;
  month: string | null;
}

/** Null when it does not say where it stands: money is not guessed. */
export function readCommission(id: string, data: StoredData): CommissionView | null {
  const status = COMMISSION_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  const order = partIn(data, "order");
  const takenBackPaise = numberIn(data, "taken_back_paise");
  return {
    ...{ id, status, takenBackPaise },
    kind: oneIn(data, "kind", COMMISSION_KINDS, "earned"),
    orderId: textIn(data, "order_id") ?? "",
    franchiseId: textIn(data, "franchise_id") ?? "",
    level: oneIn(data, "level", FRANCHISE_LEVELS, "individual"),
    percent: numberIn(data, "percent"),
    basePaise: numberIn(data, "base_paise"),
    paise: numberIn(data, "amount_paise") - takenBackPaise,
    rule: oneIn(data, "rule", COMMISSION_RULES, "territory"),
    held: data.held === true,
    service: nameIn(order, "service_name") ?? "",
    orderStatus: oneIn(order, "status", ORDER_STATUSES, "pending"),
    client: textIn(order, "client") ?? "",
    area: textIn(order, "pin_area") ?? "",
    at: recentTimeIn(data, "created_at"),
    dueAt: timeIn(data, "due_at"),
    month: textIn(data, "month"),
  };
}

export interface StatementLineView {
  id: string;
  kind: CommissionKind;
  rule: CommissionRule;
  orderId: string;
  service: string;
  percent: number;
  basePaise: number;
  /** What went back before it became payable; `paise` is without it. */
  takenBackPaise: number;
  paise: number;
  at: number;
}

/** A closed month. */
export interface StatementView {
  id: string;
  franchiseId: string;
  month: string;
  partner: string;
  code: string;
  territory: string;
  gstin: string | null;
  lines: readonly StatementLineView[];
  carriedInPaise: number;
  commissionPaise: number;
  gstPercent: number;
  gstPaise: number;
  tdsPercent: number;
  tdsPaise: number;
  totalPaise: number;
  carriedOutPaise: number;
  status: StatementStatus;
  closedAt: number;
  paidAt: number | null;
  reference: string | null;
  returnedReason: string | null;
  accountEnd: string | null;
}

export function readStatement(id: string, data: StoredData): StatementView | null {
  const status = STATEMENT_STATUSES.find((known) => known === data.status);
  const month = textIn(data, "month");
  if (status === undefined || month === null) return null;
  return {
    ...{ id, month, status },
    franchiseId: textIn(data, "franchise_id") ?? "",
    partner: textIn(data, "partner_name") ?? "",
    code: textIn(data, "territory_code") ?? "",
    territory: textIn(data, "territory_name") ?? "",
    gstin: textIn(data, "gstin"),
    lines: partsIn(data, "lines").map((line, index) => ({
      id: textIn(line, "id") ?? String(index),
      kind: oneIn(line, "kind", COMMISSION_KINDS, "earned"),
      rule: oneIn(line, "rule", COMMISSION_RULES, "territory"),
      orderId: textIn(line, "order_id") ?? "",
      service: nameIn(line, "service_name") ?? "",
      percent: numberIn(line, "percent"),
      basePaise: numberIn(line, "base_paise"),
      takenBackPaise: numberIn(line, "taken_back_paise"),
      paise: numberIn(line, "amount_paise"),
      at: recentTimeIn(line, "date"),
    })),
    carriedInPaise: numberIn(data, "carried_in_paise"),
    commissionPaise: numberIn(data, "commission_paise"),
    gstPercent: numberIn(data, "gst_percent"),
    gstPaise: numberIn(data, "gst_paise"),
    tdsPercent: numberIn(data, "tds_percent"),
    tdsPaise: numberIn(data, "tds_paise"),
    totalPaise: numberIn(data, "total_paise"),
    carriedOutPaise: numberIn(data, "carried_out_paise"),
    closedAt: recentTimeIn(data, "closed_at"),
    paidAt: timeIn(data, "paid_at"),
    reference: textIn(data, "reference"),
    returnedReason: textIn(data, "returned_reason"),
    accountEnd: textIn(data, "account_end"),
  };
}

export interface PayoutView {
  id: string;
  month: string;
  isPaid: boolean;
  entries: number;
  totalPaise: number;
  withoutAccount: readonly string[];
  madeAt: number;
  paidAt: number | null;
  reference: string | null;
}

export function readPayout(id: string, data: StoredData): PayoutView {
  const { without_account } = data;
  return {
    id,
    month: textIn(data, "month") ?? "",
    isPaid: data.status === "paid",
    entries: partsIn(data, "entries").length,
    totalPaise: numberIn(data, "total_paise"),
    withoutAccount: Array.isArray(without_account)
      ? without_account.filter((name) => typeof name === "string")
      : [],
    madeAt: recentTimeIn(data, "made_at"),
    paidAt: timeIn(data, "paid_at"),
    reference: textIn(data, "reference"),
  };
}
