import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent } from "../sample.ts";

const request = ({ client }: Belonging, id: string): Sent<RefundRequest> => ({
  id,
  payment_id: "pay_29QQoUBi66xm2f",
  order_id: "ORD-1",
  user_id: client,
  amount_paise: 50_000,
  reason: "goodwill",
  words: "We are sorry for the delay.",
  asked_by: "admin-1",
  status: "accepted",
  refund_id: "rfnd_1",
  created_at: now,
  updated_at: now,
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
refund_requests              -----      GL---      GL---  -----      -----  -----       -----          GL---
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
refund_requests              -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    refund_requests: {
      collection: () => "refund_requests",
      stored: request,
      change: () => ({ words: "rewritten" }),
      filter: ({ client, staff }) => (staff === null ? ["user_id", "==", client] : ["asked_by", "==", staff]),
    },
  },
} satisfies NounRules;
