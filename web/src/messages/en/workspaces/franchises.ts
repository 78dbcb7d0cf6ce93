import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { CommissionStatus } from "@niyamdesk/domain/commissions/commission";

const statuses: Record<CommissionStatus, string> = {
  accrued: "Earned",
  payable: "To be paid",
  paid: "Paid",
  reversed: "Reversed",
};

const levels: Readonly<Record<string, string>> = {
  state: "State",
  district: "District",
  individual: "Individual",
};

/** A franchise partner's territory and what it brings. */
export const franchises = {
  territory: {
    title: "Your territory",
    loading: "Loading your territory",
    failed: "Failed to load your territory",
    none: `We haven't recorded a territory for you yet. Questions? Write to ${SUPPORT.email}.`,
  },
  active: "Active",
  inactive: "Inactive",
  level: "Level",
  levels,
  noLevel: "Not recorded",
  code: "Territory code",
  commission: "Commission",
  ofFee: (percent: number) => `${percent}% of our fee`,
  referralCode: "Referral code",
  commissions: {
    title: "Commissions",
    loading: "Loading commissions",
    failed: "Failed to load commissions",
    none: "No commissions yet. You'll see one here for each paid order from your territory or your referral link.",
  },
  totals: "Commission by status",
  statuses,
  share: (percent: number, base: string) => `${percent}% of ${base}`,
};
