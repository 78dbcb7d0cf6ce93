import type { FeeKind, FeeStatus } from "@niyamdesk/domain/earnings/ca-fee";

const statuses: Record<FeeStatus, string> = {
  accrued: "Due",
  in_payout: "Being paid",
  paid: "Paid",
  reversed: "Taken back",
};
const kinds: Record<Exclude<FeeKind, "earned">, (what: string) => string> = {
  taken_back: (what) => `Taken back: ${what}`,
  given_again: (what) => `Due again: ${what}`,
};

/** A CA's professional fees, as the CA and administrators read them. */
export const fees = {
  title: "Fees",
  intro:
    "Each fee is an amount agreed in rupees. It becomes due when you complete an order or hold a consultation.",
  list: "All fees",
  statuses,
  kinds,
  held: "On hold",
  consultation: "Consultation",
  all: "All",
  status: "Status",
  columns: { done: "Done on", what: "Work", fee: "Fee", status: "Status" },
  none: "No fees yet",
  noneHint: "Fees appear here once you complete an order or mark a consultation as held.",
  period: { label: "Months", any: "All months" },
  agreed: {
    title: "Agreed fees",
    loading: "Loading the agreed fees",
    failed: "Failed to load the agreed fees",
    none: "No fees have been agreed yet.",
    coming: (what: string, sum: string, day: string) => `${what}: ${sum} from ${day}`,
  },
  payouts: {
    title: "Payments",
    loading: "Loading payments",
    failed: "Failed to load payments",
    none: "Nothing has been paid yet.",
    until: (month: string) => `Fees up to ${month}`,
    fees: (sum: string) => `Fees ${sum}`,
    gst: (sum: string) => `GST ${sum}`,
    tds: (percent: number, sum: string) => `TDS ${percent}% −${sum}`,
    nothingWithheld: "no TDS",
    begun: (day: string) => `Being paid since ${day}`,
    called_off: (day: string) => `Begun on ${day}, called off`,
    paid: (day: string, reference: string) => `Paid on ${day}, reference ${reference}`,
  },
  taxIds: (pan: string, gstin: string) =>
    `${pan === "" ? "No PAN" : `PAN ends in ${pan}`}, ${gstin === "" ? "no GSTIN" : `GSTIN ends in ${gstin}`}`,
  earnings: {
    title: "Earnings",
    month: (month: string) => `Earned in ${month}`,
    waiting: "Not paid yet",
    paidInYear: (year: string) => `Paid in FY ${year}`,
    withheldInYear: "TDS withheld",
    months: {
      title: "Months",
      loading: "Loading your months",
      failed: "Failed to load your months",
      none: "You haven't earned any fees yet.",
    },
    counts: (orders: number, consultations: number) =>
      `${orders} ${orders === 1 ? "order" : "orders"}, ${consultations} ${consultations === 1 ? "consultation" : "consultations"}`,
    ofItWaiting: (sum: string) => `${sum} not paid yet`,
  },
};
