import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, T0 } from "../sample.ts";

/** Of an order that staff of this person have: they are not to see it. */
const complaint = ({ client, staff }: Belonging, id: string): Sent<Complaint> => ({
  id,
  order_id: "ORD-1",
  user_id: client,
  service_name: "Income tax return",
  reason: "asked_for_money",
  words: "I was asked for an OTP on the phone.",
  language: "en",
  status: "open",
  assigned_to: staff,
  answer_due: T0,
  remind_at: T0,
  answer: null,
  answered_by: null,
  answered_at: null,
  created_at: now,
  updated_at: now,
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
complaints                   -----      GL---      GL---  -----      -----  -----       -----          GL---
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
complaints                   -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    complaints: {
      collection: () => "complaints",
      stored: complaint,
      change: () => ({ words: "rewritten" }),
      filter: ({ client, staff }) =>
        staff === null ? ["user_id", "==", client] : ["assigned_to", "==", staff],
    },
  },
} satisfies NounRules;
