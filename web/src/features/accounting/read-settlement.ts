import {
  LINE_PROBLEMS,
  type LineProblem,
  SETTLEMENT_STATUSES,
  type SettlementStatus,
} from "@niyamdesk/domain/accounting/settlement";
import {
  numberIn,
  oneIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** A settlement as the report shows it; sums in paise, times in epoch ms. */
export interface SettlementView {
  id: string;
  status: SettlementStatus;
  at: number;
  utr: string | null;
  amountPaise: number;
  netPaise: number;
  payments: number;
  paymentsPaise: number;
  feesPaise: number;
  taxPaise: number;
  refunds: number;
  refundsPaise: number;
  adjustments: number;
  adjustmentsPaise: number;
  lines: number;
  problems: number;
  addsUp: boolean;
  differences: { id: string; problem: LineProblem; theirs: number; ours: number | null }[];
}

/** Fees and their GST are those of the lines and of the settlement itself. */
export function readSettlement(id: string, data: StoredData): SettlementView {
  return {
    ...{ id, at: recentTimeIn(data, "created_at"), utr: textIn(data, "utr") },
    status: oneIn(data, "status", SETTLEMENT_STATUSES, "created"),
    ...{ amountPaise: numberIn(data, "amount_paise"), netPaise: numberIn(data, "net_paise") },
    ...{ payments: numberIn(data, "payments"), paymentsPaise: numberIn(data, "payments_paise") },
    feesPaise: numberIn(data, "fees_paise") + numberIn(data, "own_fees_paise"),
    taxPaise: numberIn(data, "tax_paise") + numberIn(data, "own_tax_paise"),
    ...{ refunds: numberIn(data, "refunds"), refundsPaise: numberIn(data, "refunds_paise") },
    adjustments: numberIn(data, "adjustments"),
    adjustmentsPaise: numberIn(data, "adjustments_paise"),
    ...{ lines: numberIn(data, "lines"), problems: numberIn(data, "problems") },
    addsUp: data.adds_up === true,
    differences: partsIn(data, "differences").map((part) => ({
      id: textIn(part, "id") ?? "",
      problem: oneIn(part, "problem", LINE_PROBLEMS, "not_here"),
      theirs: numberIn(part, "amount_paise"),
      ours: typeof part.ours_paise === "number" ? part.ours_paise : null,
    })),
  };
}

/** What a settlement's lines say of it, the gravest first. */
export function verdictOf({
  status,
  lines,
  problems,
  addsUp,
}: Pick<SettlementView, "status" | "lines" | "problems" | "addsUp">) {
  if (status === "failed") return "failed";
  if (problems > 0) return "differs";
  if (lines > 0 && !addsUp) return "sums";
  if (lines === 0) return "waiting";
  return status === "created" ? "created" : "agrees";
}

/** What the last look found that is in no settlement yet. */
export interface UnsettledView {
  lookedAt: number;
  days: number;
  payments: number;
  paymentsPaise: number;
  refunds: number;
  refundsPaise: number;
  oldest: { id: string; type: "payment" | "refund"; paise: number; at: number }[];
}

export function readLook(_: string, data: StoredData): UnsettledView | null {
  const lookedAt = timeIn(data, "looked_at");
  if (lookedAt === null) return null;
  return {
    ...{ lookedAt, days: numberIn(data, "days") },
    ...{ payments: numberIn(data, "payments"), paymentsPaise: numberIn(data, "payments_paise") },
    ...{ refunds: numberIn(data, "refunds"), refundsPaise: numberIn(data, "refunds_paise") },
    oldest: partsIn(data, "oldest").map((part) => ({
      id: textIn(part, "id") ?? "",
      type: oneIn(part, "type", ["payment", "refund"] as const, "payment"),
      ...{ paise: numberIn(part, "amount_paise"), at: recentTimeIn(part, "at") },
    })),
  };
}
