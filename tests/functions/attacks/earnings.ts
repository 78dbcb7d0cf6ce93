import type { earningInputs } from "@niyamdesk/domain/earnings/callables";
import type { Attacks } from "../attacked.ts";

export default {
  agreeFees: {
    by: ["admin"],
    input: {
      ...{ ca_id: "ca-1", seen_at: null, from: "2099-01-01" },
      ...{ pan: "ABCPR1234F", gstin: "", fees: [{ service_id: null, amount_paise: 30_000 }] },
    },
  },
  feesToPay: { by: ["admin"], input: { month: "2026-11" } },
  payFees: { by: ["admin"], input: { batch_id: "fees_1", reference: "HDFCR52026120100001" } },
  callOffFees: { by: ["admin"], input: { payout_id: "fees_1_ca-1" } },
  beginFees: {
    by: ["admin"],
    input: {
      ...{ month: "2026-11", request_id: "a".repeat(20) },
      payments: [{ ca_id: "ca-1", seen_paise: 30_000 }],
    },
  },
  ownFeeMonths: { by: ["ca"], input: {} },
} satisfies Attacks<typeof earningInputs>;
