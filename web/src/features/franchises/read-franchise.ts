import { FRANCHISE_STATUSES, type FranchiseStatus } from "@niyamdesk/domain/franchises/franchise";
import { FRANCHISE_LEVELS, type FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { numberIn, oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

export interface FranchiseView {
  id: string;
  userId: string;
  partner: string;
  applicationId: string | null;
  level: FranchiseLevel;
  code: string;
  territory: string;
  /** As an administrator set them; empty: those of our list. */
  pincodes: readonly string[];
  parentId: string | null;
  percent: number;
  referralCode: string | null;
  status: FranchiseStatus;
  statusReason: string | null;
  /** Epoch ms. */
  since: number;
  updatedAt: number;
}

/** Null where it does not say whether it goes on. */
export function readFranchise(id: string, data: StoredData): FranchiseView | null {
  const status = FRANCHISE_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  const { pincodes } = data;
  return {
    id,
    userId: textIn(data, "user_id") ?? "",
    partner: textIn(data, "partner_name") ?? "",
    applicationId: textIn(data, "application_id"),
    level: oneIn(data, "hierarchy_level", FRANCHISE_LEVELS, "individual"),
    code: textIn(data, "territory_code") ?? "",
    territory: textIn(data, "territory_name") ?? "",
    pincodes: Array.isArray(pincodes) ? pincodes.filter((pin) => typeof pin === "string") : [],
    parentId: textIn(data, "parent_id"),
    percent: numberIn(data, "commission_percent"),
    referralCode: textIn(data, "referral_code"),
    status,
    statusReason: textIn(data, "status_reason"),
    since: recentTimeIn(data, "created_at"),
    updatedAt: recentTimeIn(data, "updated_at"),
  };
}

/** As the domain knows a franchise, for what it reckons. */
export function heldBy({ id, userId, partner, level, code, status, pincodes }: FranchiseView) {
  return {
    ...{ id, user_id: userId, partner_name: partner, hierarchy_level: level },
    ...{ territory_code: code, status, pincodes },
  };
}

/** A partner's own: what goes on first, then the newest. */
export function inOwnOrder(franchises: readonly FranchiseView[]): FranchiseView[] {
  const order = { active: 0, suspended: 1, ended: 2 };
  return [...franchises].sort((a, b) => order[a.status] - order[b.status] || b.since - a.since);
}

export interface BankView {
  holder: string;
  number: string;
  ifsc: string;
  /** Epoch ms. */
  changedAt: number;
}

export function readBank(_id: string, data: StoredData): BankView {
  return {
    holder: textIn(data, "account_holder") ?? "",
    number: textIn(data, "account_number") ?? "",
    ifsc: textIn(data, "ifsc") ?? "",
    changedAt: recentTimeIn(data, "updated_at"),
  };
}
