import type { FirmMonth } from "@niyamdesk/domain/firm/firm-month";
import type { NounRules } from "../nouns.ts";
import { noOne, now, type Sent, shared } from "../sample.ts";

const figures = { orders: 1, revenue_paise: 100_000 };

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
firm_months                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
firm_facts                   -----    -----      -----      -----  -----      -----  -----       -----          -----
`,
  samples: {
    firm_months: {
      ...shared(
        "firm_months",
        (_, id): Sent<FirmMonth> => ({
          ...{ month: id, days: { "2026-11-30": figures }, services: { iec: figures } },
          ...{ partners: {}, workers: {}, updated_at: now },
        }),
      ),
      change: () => ({ month: "2026-12" }),
    },
    firm_facts: noOne("firm_facts"),
  },
} satisfies NounRules;
