import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  ownTicketsQuery,
  statementTicketsQuery,
  ticketMessagesQuery,
} from "@niyamdesk/domain/tickets/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readTicket, readTicketMessage, type TicketMessageView, type TicketView } from "../read-ticket.ts";

/** What a partner asked about one of their statements, the newest first, live. */
export function useOwnQuestions(uid: string, statementId: string): Live<TicketView[]> {
  const all = useLiveQuery(ownTicketsQuery, { uid }, readTicket);
  return mapLive(all, (tickets) => tickets.filter((ticket) => ticket.statementId === statementId));
}

/** What was asked about a statement, for administrators, live. */
export function useStatementTickets(statement_id: string): Live<TicketView[]> {
  return useLiveQuery(statementTicketsQuery, { statement_id }, readTicket);
}

/** The newest first, live. */
export function useTicketMessages(ticket_id: string): Live<TicketMessageView[]> {
  return useLiveQuery(ticketMessagesQuery, { ticket_id }, readTicketMessage);
}

/** Each throws `AppError`. */
export const askAboutStatement = (input: CallableInput<"askAboutStatement">) =>
  call("askAboutStatement", input);

export const answerTicket = (input: CallableInput<"answerTicket">) => call("answerTicket", input);
