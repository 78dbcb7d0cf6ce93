import type { FeeAgreement } from "@niyamdesk/domain/earnings/agreement";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import type { FeePayout } from "@niyamdesk/domain/earnings/fee-payout";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, owned, type Sent } from "../sample.ts";

const fee = ({ person }: Belonging, id: string): Sent<CaFee> => ({
  ...{ id, kind: "earned", of: null, ca_id: person, cause: "order", cause_id: "ORD-1" },
  ...{ service_name: "GST registration", amount_paise: 40_000, status: "accrued", held: false },
  ...{ changes: 0, changed_paise: 0, done_at: now, month: "2026-11", payout_id: null },
  ...{ created_at: now, updated_at: now },
});

const agreement = ({ person }: Belonging): Sent<FeeAgreement> => ({
  ...{ ca_id: person, ca_name: "Kavita Rao", pan: null, gstin: null, payouts: 0, updated_at: now },
  fees: [{ service_id: null, from: "2026-04-01", amount_paise: 30_000 }],
});

const payout = ({ person }: Belonging, id: string): Sent<FeePayout> => ({
  ...{ id, batch_id: "fees_1", ca_id: person, ca_name: "Kavita Rao", month: "2026-11", lines: 1 },
  ...{
    pan: "ABCPR1234F",
    gstin: null,
    fees_paise: 40_000,
    gst_percent: 0,
    gst_paise: 0,
    tds_percent: 0,
    tds_paise: 0,
    total_paise: 40_000,
  },
  ...{ financial_year: "26-27", status: "paid", begun_by: "admin", begun_at: now },
  ...{ reference: "HDFCR52026120100001", paid_by: "admin", paid_at: now },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
ca_fees                      -----      -----      GL---  -----      GL---  -----       -----          -----
ca_fee_agreements            -----      -----      GL---  -----      G----  -----       -----          -----
ca_fee_payouts               -----      -----      GL---  -----      GL---  -----       -----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
ca_fees                      -----    -----      -----      GL---  -----      -----  -----       -----          -----
ca_fee_agreements            -----    -----      -----      GL---  -----      -----  -----       -----          -----
ca_fee_payouts               -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    ca_fees: owned("ca_fees", "ca_id", fee),
    ca_fee_agreements: {
      collection: () => "ca_fee_agreements",
      id: ({ person }) => person,
      stored: agreement,
      change: () => ({ updated_at: now }),
    },
    ca_fee_payouts: owned("ca_fee_payouts", "ca_id", payout),
  },
} satisfies NounRules;
