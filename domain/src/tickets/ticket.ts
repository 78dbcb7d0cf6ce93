import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";

/** `openTicket`: a question to us, about an order or not. */
export const openTicketInput = z.strictObject({
  subject: line(1, 150),
  text: text(1, 4000),
  order_id: z.optional(documentId),
  /** Random, made when the form opens: a second try finds the first ticket. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** `askAboutStatement`: a partner about a month's statement, or one line of it. */
export const askAboutStatementInput = z.strictObject({
  statement_id: documentId,
  line_id: z.nullable(documentId),
  text: text(1, 1000),
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** `answerTicket`: what we say to it, with which it is closed. */
export const answerTicketInput = z.strictObject({
  ticket_id: documentId,
  text: text(1, 2000),
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** Tickets that a person may open within 24 hours. */
export const TICKETS_A_DAY = 10;

/** A closed one takes no more messages of its owner. */
export const TICKET_STATUSES = ["open", "closed"] as const;

/** `support_tickets/{id}`. */
export interface SupportTicket {
  id: string;
  user_id: string;
  subject: string;
  status: (typeof TICKET_STATUSES)[number];
  order_id?: string;
  /** Of a partner, who asks about a statement, and the line of it that they mean. */
  statement_id?: string;
  line_id?: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** `support_tickets/{id}/messages/{id}` and `orders/{id}/messages/{id}`. */
export interface ThreadMessage {
  sender_id: string;
  sender_role: string;
  text: string;
  created_at: Moment;
  /** Ids of documents. */
  attachments: readonly string[];
  /** When the account of its sender went: text and attachments are empty since. */
  erased_at?: Moment;
}
