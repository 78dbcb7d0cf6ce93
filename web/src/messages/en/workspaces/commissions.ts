import type {
  CommissionKind,
  CommissionRule,
  CommissionStatus,
} from "@niyamdesk/domain/commissions/commission";
import type { StatementStatus } from "@niyamdesk/domain/commissions/statement";

const statuses: Record<CommissionStatus, string> = {
  accrued: "Earned",
  payable: "Payable",
  paid: "Paid",
  reversed: "Taken back",
};

const kinds: Record<CommissionKind, string> = {
  earned: "",
  taken_back: "Taken back",
  given_again: "Given again",
};

const rules: Record<CommissionRule, string> = {
  referral: "your link",
  territory: "your territory",
  above: "a partner below",
};

const statementStatuses: Record<StatementStatus, string> = {
  closed: "Closed",
  nothing: "Nothing to pay",
  in_payout: "On its way",
  paid: "Paid",
  returned: "Sent back",
};

/** Lines and statements of commission, as partners and administrators read them. */
export const commissions = {
  statuses,
  kinds,
  said: { rules, noGstin: "no GSTIN in your profile", total: "To your account" },
  held: "Held: the bank is deciding about this payment",
  line: {
    of: (percent: number, base: string, rule: string) => `${percent}% of ${base}, ${rule}`,
    takenBack: (sum: string) => `${sum} went back with a refund`,
  },
  statement: {
    statuses: statementStatuses,
    closedOn: (day: string) => `Closed on ${day}`,
    caption: (month: string) => `Lines of ${month}`,
    columns: { date: "Date", order: "Order", base: "Base", percent: "Percent", commission: "Commission" },
    carriedIn: "Carried over",
    commission: "Commission",
    gst: (percent: number) => `GST ${percent}%`,
    gstNone: "GST",
    tds: (percent: number) => `TDS ${percent}%`,
    tdsNone: "TDS",
    tdsBelow: "below the yearly threshold, nothing withheld",
    carriedOut: (sum: string) => `${sum} goes into the next month.`,
    paidOn: (day: string, reference: string) => `Paid on ${day}, reference ${reference}`,
    account: (end: string) => `Account ····${end}`,
    returned: (reason: string) => `The bank sent it back: ${reason}`,
    csv: "CSV",
    pdf: "PDF",
    downloading: "Preparing…",
    noLines: "Nothing became payable in this month.",
  },
};
