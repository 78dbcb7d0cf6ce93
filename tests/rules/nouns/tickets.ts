import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { TicketAnswer } from "@niyamdesk/domain/tickets/ticket-answer";
import type { NounRules } from "../nouns.ts";
import { type Belonging, message, now, type Sent, shared, T0 } from "../sample.ts";

const ticketIdOf = ({ person }: Belonging) => `ticket_${person}`;

/** Of whose account it is, with whoever of ours answers it: a role alone opens none. */
const ticket = ({ person }: Belonging, id: string): Sent<SupportTicket> => ({
  ...{ id, user_id: person, source: "account", name: "Asha Rao", email: null, phone: null },
  ...{
    language: "en",
    subject: "Invoice name",
    status: "new",
    assigned_to: "someone",
    assigned_name: "Meera",
  },
  ...{ answer_due: T0, first_answered_at: null, queue_at: T0, messages: 1 },
  ...{ merged_into: null, merged: [], search_words: [], created_at: now, updated_at: now },
});

/** What came in by the form on the website is nobody's but ours. */
const withoutAccount = (id: string): Sent<SupportTicket> => ({
  ...ticket({ person: "", client: "", staff: null }, id),
  ...{ user_id: null, source: "contact_form" },
});

const answer = (id: string): Sent<TicketAnswer> => ({
  ...{ id, title: "Where is my invoice", en: "In Payment History.", hi: "भुगतान में।" },
  ...{ version: 1, updated_at: now },
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
contact_tickets              -----    -----      -----      GL---  -----      -----  -----       -----          -----
ticket_answers               -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    support_tickets: {
      collection: () => "support_tickets",
      stored: ticket,
      change: () => ({ subject: "Another" }),
      filter: ({ person }) => ["user_id", "==", person],
    },
    contact_tickets: shared("support_tickets", (_, id) => withoutAccount(id)),
    "support_tickets/messages": {
      collection: (of) => `support_tickets/${ticketIdOf(of)}/messages`,
      around: (of) => ({ [`support_tickets/${ticketIdOf(of)}`]: ticket(of, ticketIdOf(of)) }),
      stored: () => message({ uid: "someone", role: "admin" }),
      created: message,
      change: () => ({ text: "rewritten" }),
    },
    ticket_answers: shared("ticket_answers", (_, id) => answer(id)),
  },
} satisfies NounRules;
