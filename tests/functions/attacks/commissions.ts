import type { commissionInputs } from "@niyamdesk/domain/commissions/callables";
import type { Attacks } from "../attacked.ts";

export default {
  setCommissionRules: {
    by: ["admin"],
    input: {
      seen_at: null,
      rates: null,
      window_days: 7,
      tds: {
        percent: 2,
        without_pan_percent: 20,
        threshold_paise: 2_000_000,
        source: "s. 194H",
        as_of: "2026-04-01",
      },
    },
  },
  makePayout: { by: ["admin"], input: { month: "2026-11", request_id: "a".repeat(20) } },
  payoutFile: { by: ["admin"], input: { payout_id: "pout_1" } },
  confirmPayout: { by: ["admin"], input: { payout_id: "pout_1", reference: "HDFCR52026121000012345" } },
  returnPayment: { by: ["admin"], input: { statement_id: "fr_1_2026-11", reason: "Wrong IFSC" } },
  exportStatement: { by: ["admin", "franchise"], input: { statement_id: "fr_1_2026-11" } },
  printStatement: { by: ["admin", "franchise"], input: { statement_id: "fr_1_2026-11" } },
  ownCommissionSums: { by: ["franchise"], input: {} },
} satisfies Attacks<typeof commissionInputs>;
