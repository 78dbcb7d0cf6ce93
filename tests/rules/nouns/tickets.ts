import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { NounRules } from "../nouns.ts";
import { type Belonging, message, now, type Sent } from "../sample.ts";

const ticketIdOf = ({ person }: Belonging) => `ticket_${person}`;

const ticket = ({ person }: Belonging, id: string): Sent<SupportTicket> => ({
  id,
  user_id: person,
  subject: "Invoice name",
  status: "open",
  created_at: now,
  updated_at: now,
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
support_tickets              -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
support_tickets/messages     -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
support_tickets              -----    -----      -----      GL---  -----      -----  -----       -----          -----
support_tickets/messages     -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    support_tickets: {
      collection: () => "support_tickets",
      stored: ticket,
      change: () => ({ subject: "Another" }),
      filter: ({ person }) => ["user_id", "==", person],
    },
    "support_tickets/messages": {
      collection: (of) => `support_tickets/${ticketIdOf(of)}/messages`,
      around: (of) => ({ [`support_tickets/${ticketIdOf(of)}`]: ticket(of, ticketIdOf(of)) }),
      stored: () => message({ uid: "someone", role: "admin" }),
      created: message,
      change: () => ({ text: "rewritten" }),
    },
  },
} satisfies NounRules;
