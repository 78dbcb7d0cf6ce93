import { collectionOf, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { SupportTicket } from "./ticket.ts";
import { TICKET_ANSWERS_AT_MOST, type TicketAnswer } from "./ticket-answer.ts";

export const SUPPORT_TICKETS = collectionOf<SupportTicket>("support_tickets");
export const TICKET_ANSWERS = collectionOf<TicketAnswer>("ticket_answers");

export const ownTicketsQuery = {
  by: "client_user",
  from: SUPPORT_TICKETS,
  where: [["user_id", "==", "{uid}"]],
  order: [["updated_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What a partner asked about one statement. */
export const statementTicketsQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["statement_id", "==", "{statement_id}"]],
  order: [["updated_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** Of one account, address or number: what may become part of another. */
export const accountTicketsQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["user_id", "==", "{user_id}"]],
  order: [["updated_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const emailTicketsQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["email", "==", "{email}"]],
  order: [["updated_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const phoneTicketsQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["phone", "==", "{phone}"]],
  order: [["updated_at", "desc"]],
  limit: 20,
} as const satisfies QueryDeclaration;

export const ticketMessagesQuery = {
  by: "client_user",
  from: `${SUPPORT_TICKETS}/{ticket_id}/${SUBCOLLECTIONS.messages}`,
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const ticketAnswersQuery = {
  by: "admin",
  from: TICKET_ANSWERS,
  order: [["title", "asc"]],
  limit: TICKET_ANSWERS_AT_MOST,
} as const satisfies QueryDeclaration;
