import type { Needs } from "@niyamdesk/domain/needs/need";
import type { NounRules } from "../nouns.ts";
import { now, type Sent, shared } from "../sample.ts";

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
needs                        -----    -----      -----      G----  -----      -----  -----       -----          -----
`,
  samples: {
    needs: {
      ...shared("needs", (): Sent<Needs> => ({ kinds: {}, snoozes: {}, checked_at: now })),
      change: () => ({ kinds: { money: { count: 0 } } }),
    },
  },
} satisfies NounRules;
