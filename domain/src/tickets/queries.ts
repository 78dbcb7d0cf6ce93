import { collectionOf, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { SupportTicket } from "./ticket.ts";

export const SUPPORT_TICKETS = collectionOf<SupportTicket>("support_tickets");

export const ownTicketsQuery = {
  by: "client_user",
  from: SUPPORT_TICKETS,
  where: [["user_id", "==", "{uid}"]],
  order: [["updated_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What nobody has answered, the newest first. */
export const openTicketsQuery = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["status", "==", "open"]],
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

export const ticketMessagesQuery = {
  by: "client_user",
  from: `${SUPPORT_TICKETS}/{ticket_id}/${SUBCOLLECTIONS.messages}`,
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;
