import type { Settlement, SettlementLine } from "@niyamdesk/domain/accounting/settlement";
import type { NounRules } from "../nouns.ts";
import { now, type Sent, shared } from "../sample.ts";

const settlement = (_: unknown, id: string): Sent<Settlement> => ({
  id,
  status: "processed",
  amount_paise: 115_118,
  own_fees_paise: 0,
  own_tax_paise: 0,
  utr: "1568176960vxp0rj",
  payments: 1,
  payments_paise: 117_900,
  fees_paise: 2_782,
  tax_paise: 424,
  refunds: 0,
  refunds_paise: 0,
  adjustments: 0,
  adjustments_paise: 0,
  net_paise: 115_118,
  lines: 1,
  problems: 0,
  differences: [],
  adds_up: true,
  created_at: now,
  updated_at: now,
});

const line = (_: unknown, id: string): Sent<SettlementLine> => ({
  id,
  settlement_id: "setl_DGlQ1Rj8os78Ec",
  type: "payment",
  payment_id: null,
  amount_paise: 117_900,
  fee_paise: 2_782,
  tax_paise: 424,
  credit_paise: 115_118,
  debit_paise: 0,
  description: null,
  dispute_id: null,
  problem: null,
  ours_paise: 117_900,
  created_at: now,
});

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
settlements                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
settlement_lines             -----    -----      -----      -----  -----      -----  -----       -----          -----
`,
  samples: {
    settlements: { ...shared("settlements", settlement), change: () => ({ status: "failed" }) },
    settlement_lines: { ...shared("settlement_lines", line), change: () => ({ problem: "not_here" }) },
  },
} satisfies NounRules;
